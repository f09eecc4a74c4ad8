import { readSource, type SourceFile } from '../../scripts/structure/imports.ts';
import { workingTree } from '../../scripts/structure/tree.ts';
import { unusedExports, unusedExportsOf } from '../../scripts/structure/unused-exports.ts';

const read = (texts: Record<string, string>): SourceFile[] => {
  const paths = new Set(Object.keys(texts));
  return Object.entries(texts).map(([path, text]) => readSource(path, text, paths));
};

test('an import through the alias is one of the file behind it', () => {
  const [home] = read({
    'src/features/home/home.tsx':
      "import { Failure } from '@/shared/ui';\nimport { useWords } from '@/shared/words/use-words';\n",
    'src/shared/ui/index.ts': '',
    'src/shared/words/use-words.ts': '',
  });
  expect(home?.imports.map(({ to }) => to)).toEqual([
    'src/shared/ui/index.ts',
    'src/shared/words/use-words.ts',
  ]);
});

test('a name is used where another file takes it, by its name, as a whole or late', () => {
  const files = read({
    'server/a.ts': 'export const taken = 1;\nexport type Left = string;\nexport function own() {}\nown();\n',
    'server/door.ts': "export { taken as given } from './a.ts';\n",
    'server/whole.ts': 'export const one = 1;\n',
    'server/late.ts': 'export const two = 2;\n',
    'tests/any.ts':
      "import { given } from '../server/door.ts';\nimport * as all from '../server/whole.ts';\nconst late = await import('../server/late.ts');\n",
  });
  expect(unusedExports(files)).toEqual(['server/a.ts Left', 'server/a.ts own']);
});

test('what a file exports another file takes', () => {
  expect(unusedExportsOf(workingTree())).toEqual([]);
});
