import packageJson from '../../package.json' with { type: 'json' };
import { code, sourceFiles } from './source-files.ts';

/** The libraries that the design card names: they are used, not only installed. */
const card = [
  'react',
  'antd',
  '@ant-design/pro-components',
  '@umijs/max',
  'ahooks',
  'axios',
  'crypto-js',
  'jwt-decode',
  'qrcode.react',
  'jszip',
  'papaparse',
  'dayjs',
] as const;

const files = sourceFiles(code).filter(({ path }) => path.startsWith('src/') && !/\.test\./.test(path));

test.each(card)('%s of the design card is installed and imported', (library) => {
  expect(Object.keys(packageJson.dependencies)).toContain(library);
  const imported = new RegExp(`(?:from |import\\()'${library}(?:/[^']*)?'`);
  expect(files.filter(({ text }) => imported.test(text)).map(({ path }) => path)).not.toEqual([]);
});

test('the shell stands in ProLayout, lists in ProTable', () => {
  const naming = (word: string, under: string) =>
    files.filter(({ path, text }) => path.startsWith(under) && text.includes(word));
  expect(naming('<ProLayout', 'src/features/shell/')).toHaveLength(1);
  expect(naming('<ProTable', 'src/shared/ui/data-table/')).toHaveLength(1);
});
