import type { CommandSpec } from '../registry.ts';

/** What GoGui asks of an engine, save for the set-up and play commands, which stand with their like. */
export const gogui: readonly CommandSpec[] = [
  {
    name: 'gogui-interrupt',
    help: 'Does nothing; that it is there tells GoGui that the line "# interrupt" stops a running command.',
    run: () => undefined,
  },
  {
    name: 'gogui-title',
    help: 'The title for the window.',
    run: (_, { session }) => session.title,
  },
  {
    name: 'gogui-analyze_commands',
    help: "The commands for GoGui's analyze menu, as lines of type/label/command.",
    run: (_, { registry }) =>
      registry
        .listed()
        .flatMap((spec) => spec.analyze ?? [])
        .join('\n'),
  },
];
