import { readSource } from '../../scripts/structure/imports.ts';
import { smallFiles } from '../../scripts/structure/small-files.ts';
import { workingTree } from '../../scripts/structure/tree.ts';

const { paths, read } = workingTree();
const known = new Set(paths);
const readAll = (some: string[]) => some.map((path) => readSource(path, read(path), known));
const isTest = /\.(test|fixture)\.tsx?$/;
const sources = readAll(paths.filter((path) => /^server\/.*\.ts$/.test(path) && !isTest.test(path)));
const small = smallFiles(sources, readAll(paths.filter((path) => isTest.test(path)))).map(({ path }) => path);

test('a file under 25 lines that one other file imports lives in that file, unless it is a row of a table', () => {
  expect(small).toEqual([]);
});
