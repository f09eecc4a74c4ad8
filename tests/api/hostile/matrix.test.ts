import { inArray } from 'drizzle-orm';
import { db } from '../../../server/platform/index.ts';
import { workItems } from '../../../server/platform/jobs/tables.ts';
import { waitFor } from '../../support/wait-for.ts';
import { businessRows } from '../requests/business-rows.ts';
import { attempt, type Caller, callerNames, gatherCallers, keys, secretsOf } from './callers.ts';
import { expected, outcomeOf, type Where } from './expected.ts';
import { type HostileApp, openHostileApp } from './hostile-app.ts';
import { samples } from './samples.ts';
import { missing, type Target } from './target.ts';

let app: HostileApp;
let callers: Record<string, Caller>;
let targets: Record<Where, Target>;
beforeAll(async () => {
  app = await openHostileApp();
  callers = await gatherCallers(app);
  targets = { own: app.ours.target, 'of another client': app.theirs.target, missing };
});
afterAll(() => app.close());

const nothingUnderWay = () =>
  app.platform.database.tx({ kind: 'system' }, async () => {
    const underWay = await db().$count(workItems, inArray(workItems.status, ['queued', 'running']));
    return underWay === 0;
  });

const wheres: Where[] = ['own', 'of another client', 'missing'];
type Cell = { who: string; where: Where };
const cells: Cell[] = callerNames.flatMap((who) => wheres.map((where) => ({ who, where })));

test.each(keys)(
  'C1 %s answers each caller about each object as contract and tenant rule say',
  async (key) => {
    const call = ({ who, where }: Cell) =>
      attempt(callers[who] as Caller, key, samples[key](targets[where]) as object);
    const plan = cells.map((cell) => ({
      ...cell,
      outcome: expected(key, callers[cell.who] as Caller, cell.where),
    }));
    const told = ({ who, where }: Cell, outcome: string) => `${who}, ${where}: ${outcome}`;
    const seen: string[] = [];
    const bodies: string[] = [];
    // What the calls before have queued must not change rows behind our back.
    await waitFor(nothingUnderWay, { what: 'the queued work to end' });
    const before = await businessRows(app);
    for (const cell of plan.filter(({ outcome }) => outcome.startsWith('4'))) {
      const { status, body } = await call(cell);
      seen.push(told(cell, outcomeOf(status, key)));
      if (status === 404) bodies.push(JSON.stringify({ ...body, id: '' }));
    }
    expect(await businessRows(app)).toBe(before);
    // Not there and not yours are told in the same words.
    expect(new Set(bodies).size).toBeLessThanOrEqual(1);
    for (const cell of plan.filter(({ outcome }) => !outcome.startsWith('4'))) {
      seen.push(told(cell, outcomeOf((await call(cell)).status, key)));
    }
    const wanted = plan.map((cell) => told(cell, cell.outcome));
    expect(seen.sort()).toEqual(wanted.sort());
  },
);

test.each(keys)('C2 %s tells a client nothing of another one, whatever it is asked for', async (key) => {
  const secrets = [...secretsOf(app.theirs.target), app.theirs.name];
  for (const who of [app.ours.client, app.ours.clientuser]) {
    for (const where of wheres) {
      const { body } = await attempt(who, key, samples[key](targets[where]) as object);
      const text = Buffer.isBuffer(body) ? String(body) : JSON.stringify(body);
      expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
    }
  }
});
