import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // Generous on purpose: machines differ, and no test asserts a time.
    testTimeout: 300_000,
    hookTimeout: 60_000,
  },
});
