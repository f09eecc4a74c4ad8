import { readSource } from '../../scripts/structure/imports.ts';
import { smallFiles } from '../../scripts/structure/small-files.ts';
import { workingTree } from '../../scripts/structure/tree.ts';

/** Imported by scripts and tests too, which this does not count. */
const excused = ['server/platform/free-port.ts'];

const { paths, read } = workingTree();
const known = new Set(paths);
const sources = paths.filter((path) => /^server\/.*\.ts$/.test(path) && !/\.(test|fixture)\.ts$/.test(path));
const small = smallFiles(
  sources.map((path) => readSource(path, read(path), known)),
  known,
).map(({ path }) => path);

test('a file under 25 lines that one other file imports lives in that file, unless it is a row of a table', () => {
  expect(small).toEqual(excused);
});
