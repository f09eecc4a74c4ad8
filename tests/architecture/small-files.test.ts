import { readSource } from '../../scripts/structure/imports.ts';
import { smallFiles } from '../../scripts/structure/small-files.ts';
import { trackedFiles } from '../../scripts/tracked-files.ts';

/** Imported by scripts and tests too, which this does not count. */
const excused = ['server/platform/free-port.ts'];

const paths = trackedFiles();
const sources = paths.filter((path) => /^server\/.*\.ts$/.test(path) && !/\.(test|fixture)\.ts$/.test(path));
const small = smallFiles(sources.map(readSource), new Set(paths)).map(({ path }) => path);

test('a file under 25 lines that one other file imports lives in that file, unless it is a row of a table', () => {
  expect(small).toEqual(excused);
});
