import { sourceFiles } from './source-files.ts';

/** What may scroll beside a ScrollRegion, as the keyboard reaches it otherwise. */
const reached: Record<string, 'takes the focus' | 'holds controls' | 'follows the field above'> = {
  'analysis/documents/viewer/file-viewer .beside': 'holds controls',
  'analysis/documents/viewer/file-viewer .document': 'takes the focus',
  'analysis/documents/viewer/file-viewer .page': 'takes the focus',
  'analysis/documents/viewer/file-viewer .text': 'takes the focus',
  'analysis/matches/match-desk .list': 'holds controls',
  'analysis/report/report .nav': 'holds controls',
  'data-table/export/export-button .columns': 'holds controls',
  'data-table/views/saved-views .list': 'holds controls',
  'login/terms-dialog .text': 'takes the focus',
  'merge/merge-dialog .side': 'holds controls',
  'page/page .filters > :global(.ant-segmented)': 'holds controls',
  'popup/popup .panel': 'holds controls',
  'requests/allocate-dialog .many': 'holds controls',
  'scroll-region/scroll-region .region': 'takes the focus',
  'settings/policy/policy .roles': 'holds controls',
  'settings/terms/terms .choice': 'holds controls',
  'settings/terms/terms .text': 'takes the focus',
  'shell/search/search .results': 'follows the field above',
  'src/global.css .ant-pro-table-column-setting-list': 'holds controls',
};

test('what scrolls in itself is a ScrollRegion, takes the focus or holds controls', () => {
  const scrolling = sourceFiles(/^src\/.*\.css$/).flatMap(({ path, text }) =>
    [...text.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
      .filter(([, , body]) => /\boverflow(?:-[xy]|-inline|-block)?:[^;]*\b(?:auto|scroll)\b/.test(body ?? ''))
      .map(([, selector]) => `${short(path)} ${selector?.replace(/\/\*.*?\*\//gs, '').trim()}`),
  );
  expect(scrolling.toSorted()).toEqual(Object.keys(reached).toSorted());
});

const short = (path: string) =>
  path.replace(/^src\/(?:features|shared\/ui)\//, '').replace(/\.module\.css$/, '');
