/** Rollup puts the smallest chunks into larger ones: a catalogue of one language would then load for readers of all. */
export const cataloguesApart = {
  name: 'catalogues-apart',
  enforce: 'post' as const,
  transform: (_code: string, id: string) =>
    /(?:^|[./])(?:ar|hi)\.json$/.test(id) ? { moduleSideEffects: 'no-treeshake' as const } : null,
};
