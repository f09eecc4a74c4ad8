import { dirname } from 'node:path';
import { circles, readSource, type SourceFile } from './structure/imports.ts';
import { smallFiles } from './structure/small-files.ts';
import { isTests, testTitles } from './structure/test-titles.ts';
import { type Tree, treeOf, workingTree } from './structure/tree.ts';
import { unusedExportsOf } from './structure/unused-exports.ts';
import { walks } from './structure/walks.ts';

const production = /^(contract|engine|server|src)\/.*\.tsx?$/;
const beside = /\.test\.tsx?$|\.fixture\.ts$|\.d\.ts$|test-support/;

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
const count = <T>(items: T[], keyOf: (item: T) => string) => {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]);
};

function size(title: string, some: SourceFile[]) {
  const lines = some.map((file) => file.lines);
  const sum = lines.reduce((all, one) => all + one, 0);
  console.log(`${title.padEnd(9)} ${some.length} files, ${sum} lines, median ${median(lines)}`);
}

function measure(tree: Tree) {
  const paths = new Set(tree.paths);
  const readAll = (some: string[]) => some.map((path) => readSource(path, tree.read(path), paths));
  const files = readAll(tree.paths.filter((path) => production.test(path) && !beside.test(path)));
  const tests = readAll(tree.paths.filter((path) => isTests.test(path)));

  console.log('Production code, without tests');
  for (const area of ['contract', 'engine', 'server', 'src'])
    size(
      area,
      files.filter(({ path }) => path.startsWith(`${area}/`)),
    );
  size('all', files);

  const importers = count(
    files.flatMap(({ imports }) => imports),
    ({ to }) => to,
  );
  const importedOnce = new Set(importers.filter(([, times]) => times === 1).map(([path]) => path));
  const small = files.filter(({ path, lines }) => lines < 25 && importedOnce.has(path));
  const movable = smallFiles(files, tests);
  console.log(
    `\nFiles under 25 lines with one importer: ${small.length}, of which ${movable.length} belong into it`,
  );

  console.log('\nWidest folders, files at one level');
  for (const [folder, number] of count(files, ({ path }) => dirname(path)).slice(0, 10))
    console.log(`${String(number).padStart(4)}  ${folder}`);

  const moduleOf = (path: string) => /^server\/modules\/([^/]+)\//.exec(path)?.[1];
  const across = files.flatMap(({ path, imports }) => {
    const from = moduleOf(path);
    return imports.flatMap(({ to }) => {
      const module = moduleOf(to);
      return from && module && from !== module ? [`${from} → ${module}`] : [];
    });
  });
  console.log(
    `\nImports across modules of the server: ${across.length}, between ${new Set(across).size} pairs`,
  );

  const ofValues = circles(files, ({ typeOnly }) => !typeOnly);
  const ofAny = circles(files, () => true);
  console.log(`\nCircles of imports: ${ofValues.length} of values, ${ofAny.length} with those of types`);
  for (const group of ofAny) console.log(`      ${group.join(' ')}`);
}

function countExports(tree: Tree) {
  const unused = unusedExportsOf(tree);
  console.log(`\nExported names that no other file takes: ${unused.length}`);
  for (const one of unused.slice(0, 20)) console.log(`      ${one}`);
}

function countWalks({ paths }: Tree) {
  console.log('\nFiles opened');
  const known = new Set(paths);
  for (const [walk, opened] of Object.entries(walks)) {
    console.log(`${String(opened.length).padStart(4)}  ${walk}`);
    for (const path of opened.filter((one) => !known.has(one))) {
      console.error(`      ${path} does not exist: correct scripts/structure/walks.ts`);
      process.exitCode = 1;
    }
  }
}

/** A title that is gone was reworded, or its test is. */
function compareTitles(commit: string, before: Tree, now: Tree) {
  const [were, are] = [testTitles(before), testTitles(now)];
  const gone = [...were].filter((title) => !are.has(title)).sort();
  console.log(
    `\nTitles of tests: ${were.size} at ${commit}, ${are.size} now; ${gone.length} are not there any more`,
  );
  for (const title of gone) console.log(`      ${title}`);
}

const [commit] = process.argv.slice(2);
const now = workingTree();
measure(now);
countExports(now);
countWalks(now);
if (commit) {
  const before = treeOf(commit);
  console.log(`\n\nAt ${commit}\n`);
  measure(before);
  compareTitles(commit, before, now);
}
