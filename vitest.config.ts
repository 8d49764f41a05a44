import { defineConfig } from 'vitest/config';

// Generous on purpose: machines differ, and no test asserts a time.
const patience = { testTimeout: 300_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    // All cores: one would be kept free otherwise, which is half of a small machine.
    maxWorkers: '100%',
    projects: [
      {
        test: { name: 'units', include: ['test/**/*.test.ts'], exclude: ['test/process/**'], ...patience },
      },
      {
        test: {
          // Tests of the built process: these want dist/ to be as new as src/.
          name: 'process',
          include: ['test/process/**/*.test.ts'],
          globalSetup: 'test/process/build.ts',
          ...patience,
        },
      },
    ],
  },
});
