import type { OperationKey } from '../../../contract/index.ts';
import { MODULES, type ModuleTitle } from '../../../contract/words.ts';
import { samples } from '../../support/calls/samples.ts';
import { missing, type Target } from '../../support/calls/target.ts';
import { businessRows } from '../requests/business-rows.ts';
import { attempt, type Caller, callerNames, gatherCallers, keys, secretsOf } from './callers.ts';
import { expected, licenceOf, outcomeOf, type Where } from './expected.ts';
import { type HostileApp, openHostileApp } from './hostile-app.ts';
import { license } from './licences.ts';
import { settled } from './settled.ts';

let app: HostileApp;
let callers: Record<string, Caller>;
let targets: Record<Where, Target>;
beforeAll(async () => {
  app = await openHostileApp();
  callers = await gatherCallers(app);
  targets = { own: app.ours.target, 'of another client': app.theirs.target, missing };
});
beforeEach(() => license(app, app.ours.target.client, MODULES));
afterAll(() => app.close());

const wheres: Where[] = ['own', 'of another client', 'missing'];
type Cell = { who: string; where: Where };
const cells: Cell[] = callerNames.flatMap((who) => wheres.map((where) => ({ who, where })));

const outsideTheFirm = new Set(['client', 'clientuser', 'a read-only user']);
const secretsOfOthers = () => [...secretsOf(app.theirs.target), app.theirs.name];

/** Every caller about every object, in words; the refused calls first, which must not change a row. */
async function tryAll(key: OperationKey, held: readonly ModuleTitle[]) {
  const leaked: string[] = [];
  const call = async ({ who, where }: Cell) => {
    const answer = await attempt(callers[who] as Caller, key, samples[key](targets[where]) as object);
    const { body } = answer;
    const text = Buffer.isBuffer(body) ? String(body) : JSON.stringify(body);
    if (outsideTheFirm.has(who))
      leaked.push(
        ...secretsOfOthers()
          .filter((secret) => text.includes(secret))
          .map((one) => `${who}: ${one}`),
      );
    return answer;
  };
  const plan = cells.map((cell) => ({
    ...cell,
    outcome: expected(key, callers[cell.who] as Caller, cell.where, held),
  }));
  const told = ({ who, where }: Cell, outcome: string) => `${who}, ${where}: ${outcome}`;
  const seen: string[] = [];
  const missing: string[] = [];
  await license(app, app.ours.target.client, held);
  await settled(app);
  const before = await businessRows(app);
  for (const cell of plan.filter(({ outcome }) => outcome.startsWith('4'))) {
    const { status, body } = await call(cell);
    seen.push(told(cell, outcomeOf(status, key)));
    if (status === 404) missing.push(JSON.stringify({ ...body, id: '' }));
  }
  const after = await businessRows(app);
  for (const cell of plan.filter(({ outcome }) => !outcome.startsWith('4'))) {
    seen.push(told(cell, outcomeOf((await call(cell)).status, key)));
  }
  const wanted = plan.map((cell) => told(cell, cell.outcome));
  return { seen: seen.sort(), wanted: wanted.sort(), missing: new Set(missing), leaked, before, after };
}

test.each(keys)(
  'C1 C2 %s answers each caller about each object as the policy says, licensed or not, and tells a client nothing of another one',
  async (key) => {
    const without = MODULES.filter((title) => !licenceOf(key).includes(title));
    for (const held of licenceOf(key).length > 0 ? [MODULES, without] : [MODULES]) {
      const { seen, wanted, missing, leaked, before, after } = await tryAll(key, held);
      expect(seen).toEqual(wanted);
      expect(leaked).toEqual([]);
      expect(after).toBe(before);
      // Not there and not yours are told in the same words.
      expect(missing.size).toBeLessThanOrEqual(1);
    }
  },
);

const licensed = keys.filter((key) => licenceOf(key).length > 0);

test.each(licensed)('C1 any one of its licences is enough for %s', async (key) => {
  for (const title of licenceOf(key)) {
    await license(app, app.ours.target.client, [title as ModuleTitle]);
    const { body } = await attempt(app.ours.client, key, samples[key](app.ours.target) as object);
    expect(body.code).not.toBe('access.licence');
  }
});
