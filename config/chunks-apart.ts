/** Catalogues, each of one language, and a dialog whose fields weigh more than all else of its chunk. */
const apart = /(?:^|[./])(?:ar|en|hi)\.json$|\/reason-dialog\.tsx$/;

/** Rollup puts the smallest chunks into larger ones, and these would then load for everybody. */
export const chunksApart = {
  name: 'chunks-apart',
  enforce: 'post' as const,
  transform: (_code: string, id: string) =>
    apart.test(id) ? { moduleSideEffects: 'no-treeshake' as const } : null,
};
