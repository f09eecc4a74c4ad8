import fc from 'fast-check';
import type { z } from 'zod';
import { samples } from '../../support/calls/samples.ts';
import { noise } from '../../support/runner/noise.ts';
import { attempt, gets, specOf } from './callers.ts';
import { type Cell, openRows } from './generate-rows.ts';
import { openHostileApp } from './hostile-app.ts';

const app = await openHostileApp({ mayBeUnfit: true });
const { admin, allocator, ours } = app;
const people = { admin, allocator, drafter: ours.drafter, client: ours.client, clientuser: ours.clientuser };
const rows = await openRows(app);
afterAll(() => app.close());

const reads = gets.filter((key) => specOf(key).stream !== 'text/event-stream');

/** What ends as an error of the server, or is answered otherwise than the contract says. */
async function failures(): Promise<string[]> {
  const found: string[] = [];
  for (const [name, who] of Object.entries(people))
    for (const key of reads) {
      const { answer, stream } = specOf(key);
      const { status, body } = await attempt(who, key, samples[key](ours.target) as object);
      const isAnswered = status === 200 && !stream && !Buffer.isBuffer(body);
      if (status >= 500) found.push(`${name} ${key}: ${status}`);
      if (isAnswered && !(answer as z.ZodType).safeParse(body).success) found.push(`${name} ${key}: unfit`);
    }
  return found;
}

const placeOf = ({ table, column }: Cell) => `${table}.${column}`;
const someCells = fc.uniqueArray(fc.constantFrom(...rows.cells), {
  ...{ minLength: 60, maxLength: 60, selector: placeOf, size: 'max' as const },
});

test('every table has rows that can be changed within what the database allows', () => {
  expect(rows.cells.length).toBeGreaterThan(3000);
  // Of clusters, to which these belong, no row with the least is known.
  expect(rows.unfilled).toEqual([expect.stringMatching(/^cluster_members: /)]);
});

test('whatever rows the database allows, every reader’s operations answer as the contract says', async () => {
  expect(await failures()).toEqual([]);
  // The property itself tells of them, with the rows.
  noise.expect(/^500 for/);
  let taken = 0;
  await fc.assert(
    fc.asyncProperty(someCells, async (cells) => {
      const planted: Cell[] = [];
      for (const cell of cells) if (await rows.put(cell)) planted.push(cell);
      taken += planted.length;
      try {
        expect(await failures()).toEqual([]);
      } finally {
        for (const cell of planted) await rows.restore(cell);
      }
    }),
    { numRuns: 10, interruptAfterTimeLimit: 300_000, markInterruptAsFailure: true },
  );
  expect(taken).toBeGreaterThan(400);
  expect(app.app.unfitAnswers.size).toBeGreaterThan(3);
});
