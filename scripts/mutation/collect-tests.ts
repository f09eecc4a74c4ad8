import { format } from 'node:util';
import { expect } from 'expect';

type CollectedTest = { id: string; file: string; run: () => unknown };

const tests: CollectedTest[] = [];
const taken = new Map<string, number>();
let titles: string[] = [];
let file = '';

function add(title: string, run: () => unknown) {
  const name = [...titles, title].join(' ');
  const times = (taken.get(name) ?? 0) + 1;
  taken.set(name, times);
  tests.push({ id: times === 1 ? name : `${name} (${times})`, file, run });
}

function describe(title: string, body: () => void) {
  titles = [...titles, title];
  body();
  titles = titles.slice(0, -1);
}

/** A row of a table is a test of its own; a row that is no list has one cell. */
const each =
  (one: (title: string, run: () => unknown) => void) =>
  (rows: readonly unknown[]) =>
  (title: string, run: (...cells: unknown[]) => unknown) => {
    for (const row of rows) {
      const cells = Array.isArray(row) ? row : [row];
      const named = cells.slice(0, title.split(/%[sdifjop]/).length - 1);
      one(format(title, ...named), () => run(...cells));
    }
  };

const skip = () => undefined;
const test = Object.assign(add, { each: each(add), skip });
Object.assign(globalThis, {
  expect,
  it: test,
  test,
  describe: Object.assign(describe, { each: each(describe as typeof add), skip }),
});

/** Reads test files as Jest would, with the few of its words that the tests of the engine use. */
export async function collectTests(files: readonly string[]): Promise<readonly CollectedTest[]> {
  for (file of files) await import(file);
  return tests;
}
