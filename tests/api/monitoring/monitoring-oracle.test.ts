import fc from 'fast-check';
import { startNameSearch } from '../../../server/modules/name-index/name-search.ts';
import { openScreeningApp } from '../screening/screening-app.ts';
import { expectedNow } from './monitoring-world/expected.ts';
import { SPELLINGS, THRESHOLDS, World } from './monitoring-world/world.ts';

const sequences = Number(process.env.SEQUENCES ?? 25);
const LISTS = 2;
const PARTIES = 3;

const names = startNameSearch();
const office = await openScreeningApp();
afterAll(async () => {
  await names.close();
  await office.close();
});

/** What has been raised, by third party. */
type Model = Map<string, string[]>;
type Step = fc.AsyncCommand<Model, World>;

const step = (text: string, run: (model: Model, world: World) => Promise<unknown>): Step => ({
  check: () => true,
  run: async (model, world) => {
    // People do not act within the same second; the machine does.
    world.pass(1);
    await run(model, world);
  },
  toString: () => text,
});

/** The heart: monitoring has raised, and raises now, what a comparison from nothing does. */
async function settle(model: Model, world: World) {
  for (const [id, pairings] of await expectedNow(world)) {
    const before = model.get(id) ?? [];
    model.set(id, [...before, ...[...pairings].filter((pairing) => !before.includes(pairing))]);
  }
  await world.compare();
  for (const [place, { id, isGone }] of world.parties.entries())
    if (!isGone) expect(await world.raised(place)).toEqual([...(model.get(id) ?? [])].sort());
}

const list = fc.nat(LISTS - 1);
const party = fc.nat(PARTIES - 1);
const spelling = fc.nat(SPELLINGS.length - 1);
const someNames = fc.uniqueArray(spelling, { minLength: 1, maxLength: 2 });
const entries = fc.array(fc.option(spelling), { minLength: 1, maxLength: 6 });
const some = fc.nat(20);
const disposition = fc.constantFrom('false_positive', 'true_match', 'possible', 'unspecified' as const);
const days = fc.option(fc.constantFrom(1, 3));
const said = (values: readonly number[]) => values.map((value) => SPELLINGS[value]!);

const steps = [
  fc
    .tuple(list, entries)
    .map(([one, rows]) =>
      step(`activate(${one}, ${JSON.stringify(rows)})`, (_, world) => world.activate(one, rows)),
    ),
  fc
    .tuple(list, fc.constantFrom(...THRESHOLDS))
    .map(([one, threshold]) =>
      step(`setThreshold(${one}, ${threshold})`, (_, world) => world.setThreshold(one, threshold)),
    ),
  fc
    .tuple(party, someNames)
    .map(([one, wanted]) =>
      step(`amend(${one}, ${said(wanted)})`, (_, world) => world.amend(one, said(wanted))),
    ),
  fc.tuple(party, someNames).map(([one, wanted]) =>
    step(`ask(${one}, ${said(wanted)})`, async (_, world) => {
      if (!world.parties[one]!.isGone) await world.ask(one, said(wanted));
    }),
  ),
  fc
    .tuple(party, some)
    .map(([one, which]) => step(`cancel(${one}, ${which})`, (_, world) => world.cancel(one, which))),
  fc
    .tuple(party, some)
    .map(([one, which]) => step(`screen(${one}, ${which})`, (_, world) => world.screen(one, which))),
  fc
    .tuple(some, disposition, days, fc.boolean())
    .map(([which, how, until, isConfirmed]) =>
      step(`decide(${which}, ${how}, ${until}, ${isConfirmed})`, (_, world) =>
        world.decide(which, how, until, isConfirmed),
      ),
    ),
  fc.tuple(party, fc.boolean()).map(([one, monitored]) =>
    step(`monitor(${one}, ${monitored})`, async (_, world) => {
      if (!world.parties[one]!.isGone) await world.monitor(one, monitored);
    }),
  ),
  fc.tuple(party, party).map(([gone, kept]) =>
    step(`merge(${gone}, ${kept})`, async (model, world) => {
      if (!(await world.merge(gone, kept))) return;
      const [from, into] = [world.parties[gone]!.id, world.parties[kept]!.id];
      // What was raised for either stays, twice where it was raised for both.
      model.set(into, [...(model.get(into) ?? []), ...(model.get(from) ?? [])]);
    }),
  ),
  fc
    .constantFrom(0.5, 1, 2, 4)
    .map((count) => step(`pass(${count} days)`, async (_, world) => world.pass(count * 86_400))),
  // A case as it is worked on, and what follows from it.
  fc.tuple(party, some, disposition, days, fc.boolean()).map(([one, which, how, until, isConfirmed]) =>
    step(`case(${one}, ${which}, ${how}, ${until}, ${isConfirmed})`, async (model, world) => {
      await world.screen(one, which);
      world.pass(1);
      await world.decide(which, how, until, isConfirmed);
      await settle(model, world);
    }),
  ),
  fc.constant(step('another method', (_, world) => world.forgetMethod())),
  fc.constant(step('restart', async (_, world) => world.restart())),
  fc.constant(step('settle', settle)),
  fc.constant(step('settle', settle)),
  fc.constant(step('settle', settle)),
];

/** A world in which everything is compared, and what was raised in it. */
async function settledWorld(prepare: (world: World) => Promise<unknown> = async () => {}) {
  const world = new World(office, names);
  await world.begin(LISTS, PARTIES);
  await prepare(world);
  const model: Model = new Map();
  world.pass(1);
  await settle(model, world);
  world.pass(1);
  return { world, model };
}

/** How many matches a change raises for a third party. */
async function raisedBy(
  { world, model }: Awaited<ReturnType<typeof settledWorld>>,
  place: number,
  change: () => Promise<unknown>,
) {
  const before = (await world.raised(place)).length;
  await change();
  world.pass(1);
  await settle(model, world);
  return (await world.raised(place)).length - before;
}

test('F5 another method of comparing names finds again what the one before it missed', async () => {
  const { world, model } = await settledWorld();
  await world.forgetAlerts();
  model.clear();
  expect(await raisedBy({ world, model }, 0, () => world.forgetMethod())).toBeGreaterThan(0);
});

test('F5 a third party that takes over older facts in a merge is compared with them', async () => {
  const all = await settledWorld((world) => world.monitor(1, false));
  expect(await raisedBy(all, 0, () => all.world.merge(1, 0))).toBeGreaterThan(0);
});

test('F5 what a newer screening shows no more is raised', async () => {
  const all = await settledWorld(async (world) => {
    await world.setThreshold(0, 0.6);
    await world.screen(0, 0);
  });
  const screenMoreNarrowly = async () => {
    await all.world.setThreshold(0, 0.95);
    await all.world.screen(0, 0);
    await all.world.setThreshold(0, 0.6);
  };
  expect(await raisedBy(all, 0, screenMoreNarrowly)).toBeGreaterThan(0);
});

test('F5 what only a request showed that was cancelled is raised', async () => {
  const all = await settledWorld(async (world) => {
    await world.screen(0, 0);
    await world.ask(0, ['Dmitri Volkhov']);
  });
  expect(await raisedBy(all, 0, () => all.world.cancel(0, 0))).toBeGreaterThan(0);
});

test('F5 a match that was called false by one person only is raised when its request is cancelled', async () => {
  const all = await settledWorld(async (world) => {
    await world.screen(0, 0);
    await world.ask(0, ['Dmitri Volkhov']);
    world.pass(1);
    for (const place of [0, 1, 2, 3]) await world.decide(place, 'false_positive', null, false);
  });
  expect(await raisedBy(all, 0, () => all.world.cancel(0, 0))).toBeGreaterThan(0);
});

test('F5 a match is raised again when the time is over for which it was called false', async () => {
  const all = await settledWorld(async (world) => {
    await world.screen(0, 0);
    world.pass(1);
    for (const place of [0, 1, 2, 3]) await world.decide(place, 'false_positive', 1, true);
  });
  expect(await raisedBy(all, 0, async () => all.world.pass(2 * 86_400))).toBeGreaterThan(0);
});

test('F5 a decision that ended before a third party was compared for the first time is raised', async () => {
  const world = new World(office, names);
  await world.begin(LISTS, PARTIES);
  await world.screen(0, 0);
  world.pass(1);
  for (const place of [0, 1, 2, 3]) await world.decide(place, 'false_positive', 1, true);
  const all = { world, model: new Map() };
  expect(await raisedBy(all, 0, async () => world.pass(2 * 86_400))).toBeGreaterThan(0);
});

test('F5 a match that a screening shows since the end of its decision is not raised', async () => {
  const all = await settledWorld(async (world) => {
    await world.screen(0, 0);
    world.pass(1);
    for (const place of [0, 1, 2, 3]) await world.decide(place, 'false_positive', 1, true);
  });
  const screenAfterTheEnd = async () => {
    all.world.pass(2 * 86_400);
    await all.world.screen(0, 0);
  };
  expect(await raisedBy(all, 0, screenAfterTheEnd)).toBe(0);
});

test('F5 who decides anew on a confirmed false positive brings its match back to others of the same name', async () => {
  const world = new World(office, names);
  await world.begin(LISTS, PARTIES);
  const model: Model = new Map();
  // Party 1 bears the name already.
  await world.ask(0, ['Dmitry Volkhow']);
  await world.screen(0, 1);
  world.pass(1);
  const places = [0, 1, 2, 3];
  for (const place of places) await world.decide(place, 'false_positive', null, true);
  await settle(model, world);
  const before = (await world.raised(1)).length;
  world.pass(1);
  for (const place of places) await world.decide(place, 'false_positive', null, false);
  await settle(model, world);
  expect((await world.raised(1)).length).toBeGreaterThan(before);
});

test(`F5 monitoring raises what screening anew would show, after any of ${sequences} sequences of changes`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands(steps, { maxCommands: 30, size: 'max' }), async (commands) => {
      const world = new World(office, names);
      await world.begin(LISTS, PARTIES);
      const model: Model = new Map();
      await fc.asyncModelRun(() => ({ model, real: world }), commands);
      await settle(model, world);
    }),
    { numRuns: sequences },
  );
}, 3_600_000);
