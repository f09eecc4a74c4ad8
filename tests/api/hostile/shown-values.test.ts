import type { z } from 'zod';
import type { operations } from '../../../contract/index.ts';
import { ROLES, type Role } from '../../../contract/words.ts';
import { samples } from '../../support/calls/samples.ts';
import type { Member } from '../../support/people/sign-in-as.ts';
import { act } from '../requests/act.ts';
import { attempt, keys, specOf } from './callers.ts';
import { type HostileApp, openHostileApp } from './hostile-app.ts';
import { type Judge, judges, type Row } from './list-judges.ts';

type Key = keyof typeof operations;
type Shape = Record<string, z.ZodType>;

let app: HostileApp;
let people: Record<Role, Member>;
beforeAll(async () => {
  app = await openHostileApp();
  const { admin, allocator, ours } = app;
  people = { admin, allocator, drafter: ours.drafter, client: ours.client, clientuser: ours.clientuser };
  await writeWhatClientsAreNotShown();
});
afterAll(() => app.close());

/** Words of the firm about a client's request, each where no client may read it. */
const hidden = ['whistleblower zk77', 'quiet caution', 'watchful amber', 'annexe-of-doubt'];

async function writeWhatClientsAreNotShown() {
  const { client, request } = app.ours.target;
  const { drafter } = people;
  const where = { client, request };
  await drafter.call('POST /reports/v1.0/mediasources', {
    ...where,
    action: 'add',
    title: `Tip of the ${hidden[0]}`,
    text: 'A letter without a name.',
  });
  await drafter.call('POST /reports/v1.0/casecomments', {
    ...where,
    text: `A word of ${hidden[1]}`,
    visibility: 'internal',
  });
  await drafter.call('POST /reports/v1.0/casetags', { ...where, action: 'add', tag: hidden[2] as string });
  const { Data: rows } = await drafter.call('GET /reports/v1.0/requestdetails', {});
  const [{ version = 0 } = {}] = rows.filter(({ id }) => id === request);
  await act(drafter, 'ask_client', { id: request, clientId: client, version } as never, {
    comment: 'Who owns the second warehouse?',
  });
  await drafter.call(
    'POST /reports/v1.0/casecomments',
    { ...where, text: 'See the file.', visibility: 'internal' },
    [{ name: `${hidden[3]}.txt`, content: 'Doubts.' }],
  );
}

const trailOf = async (who: Member) => {
  const key = 'GET /reports/v1.0/audittrails';
  const { Data } = await who.call(key, { pageSize: 200 });
  const exported = await (await who.send('/api/reports/v1.0/auditexport')).text();
  const { events } = JSON.parse(exported) as { events: { shown: (typeof Data)[number] }[] };
  return { text: JSON.stringify(Data) + exported, events: [...Data, ...events.map(({ shown }) => shown)] };
};

test('W1 a client finds no event by words of the firm that the event does not show, letter by letter or whole', async () => {
  for (const words of ['tip of the whistle', hidden[0], 'whistleblower zk', hidden[2], hidden[3]]) {
    const { total } = await people.client.call('GET /reports/v1.0/audittrails', { search: words as string });
    expect([words, total]).toEqual([words, 0]);
  }
  const { total } = await people.admin.call('GET /reports/v1.0/audittrails', { search: 'whistleblower zk' });
  expect(total).toBe(1);
});

test('W10 a client reads that the firm acted, never who of it, from which address or in which session', async () => {
  const { text, events } = await trailOf(people.client);
  const byFirm = events.filter(({ actorRole }) => ['admin', 'allocator', 'drafter'].includes(actorRole));
  expect(byFirm.length).toBeGreaterThan(5);
  for (const { actorName, actorId, ip, sessionId } of byFirm)
    expect([actorName, actorId, ip, sessionId]).toEqual(['Assessment team', null, '', null]);
  for (const { actor } of [people.drafter, people.allocator])
    for (const secret of [actor.userId, actor.name, actor.sessionId]) expect(text).not.toContain(secret);
  const firm = await trailOf(people.allocator);
  expect(firm.text).toContain(people.drafter.actor.sessionId);
});

test('W10 a client reads no name of a file, rating or text that the firm keeps to itself', async () => {
  const { text, events } = await trailOf(people.client);
  for (const words of hidden) expect(text.toLowerCase()).not.toContain(words);
  const fields = events.filter(({ type }) => type.startsWith('request.')).flatMap(({ changes }) => changes);
  const known = /^(intake\..*|status|dueOn|priority|reportType|categories|file)$/;
  expect(fields.map(({ field }) => field).filter((field) => !known.test(field))).toEqual([]);
});

const shapeOf = (key: Key) => (specOf(key).request as unknown as { shape: Shape }).shape;

const parametersOf = (key: Key) => Object.keys(shapeOf(key)).filter((name) => name !== 'C_TIMESTAMP');

const isList = (key: Key) => {
  const { method, answer } = specOf(key);
  const data = (answer as unknown as { shape?: Shape }).shape?.Data;
  return method === 'GET' && (data?.def.type === 'array' || key === 'GET /reports/v1.0/auditexport');
};
const lists = keys.filter(isList) as Key[];

test('E7 W1 every parameter of every list of the contract has a rule for the rows it may return', () => {
  expect(lists.length).toBeGreaterThan(20);
  const without = lists.flatMap((key) =>
    parametersOf(key)
      .filter((name) => !(name in (judges[key] ?? {})))
      .map((name) => `${key} ${name}`),
  );
  expect(without).toEqual([]);
});

const required = (key: Key) => {
  const given = (samples as Record<string, (target: object) => object>)[key]?.(app.ours.target) ?? {};
  return Object.fromEntries(
    Object.entries(given).filter(([name]) => !shapeOf(key)[name]?.safeParse(undefined).success),
  );
};

async function rowsOf(who: Member, key: Key, input: object): Promise<{ rows: Row[]; total?: number } | null> {
  const { status, body } = await attempt(who, key, { ...required(key), ...input });
  if (status !== 200) return null;
  const answer = (Buffer.isBuffer(body) ? JSON.parse(String(body)) : body) as {
    Data?: Row[];
    total?: number;
    events?: { shown: Row }[];
  };
  return {
    rows: answer.events?.map(({ shown }) => shown) ?? answer.Data ?? [],
    total: answer.total as number,
  };
}

const most = (key: Key) => (parametersOf(key).includes('pageSize') ? { pageSize: 100 } : {});

/** Every single value in what somebody is shown. */
const scalars = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(scalars) : [value];

const spread = <T>(values: readonly T[], count: number) =>
  values.filter((_, at) => at % Math.max(1, Math.ceil(values.length / count)) === 0);

/** Values of the kind that the parameter takes: those that only others are shown first, for there the leaks are. */
function valuesFor(key: Key, name: string, own: readonly Row[], all: readonly Row[]): unknown[] {
  const form = shapeOf(key)[name] as z.ZodType;
  const takes = (value: unknown) => form.safeParse(value).success;
  const fixed = [...ROLES, 'true', 'false', ...hidden, '2026-01-01', '2030-01-01', ...optionsOf(form)];
  const mine = new Set(own.flatMap(scalars));
  const others = [...new Set(all.flatMap(scalars))].filter((value) => !mine.has(value));
  const texts = (from: Iterable<unknown>) =>
    [...from].filter(
      (value): value is string => typeof value === 'string' && value.length > 2 && takes(value),
    );
  // A file of its own for each call takes longest, and is narrowed as the trail is.
  const many = specOf(key).stream ? 4 : 16;
  if (name === 'search') return [...hidden, ...spread(texts(others), many), ...spread(texts(mine), 4)];
  return [...new Set([...fixed.filter(takes), ...spread(texts(others), many), ...spread(texts(mine), 4)])];
}

const optionsOf = (form: z.ZodType): string[] => {
  const { options, innerType, element, out } = form.def as unknown as Record<
    string,
    z.ZodType | undefined
  > & {
    options?: string[];
  };
  const inner = innerType ?? element ?? out;
  const own = (form as unknown as { options?: unknown }).options ?? options;
  return Array.isArray(own) ? own.filter((one) => typeof one === 'string') : inner ? optionsOf(inner) : [];
};

test.each(lists.filter((key) => parametersOf(key).length > 0))(
  'E7 W1 W10 what %s filters, searches and sorts by is what the caller is shown, for every role and parameter',
  async (key) => {
    const wrong: string[] = [];
    const everything = (await Promise.all(ROLES.map((role) => rowsOf(people[role], key, most(key))))).flatMap(
      (answer) => answer?.rows ?? [],
    );
    for (const role of ROLES) {
      const who = people[role];
      const unfiltered = await rowsOf(who, key, most(key));
      const own = unfiltered?.rows ?? [];
      for (const name of parametersOf(key)) {
        const judge = judges[key]?.[name] as Judge;
        if (judge === 'given') continue;
        for (const value of valuesFor(key, name, own, everything)) {
          const answer = await rowsOf(who, key, { ...most(key), [name]: value });
          if (!answer) continue;
          const context = { who, value: String(value), own };
          const bad = await judge(answer.rows, context);
          if (bad) wrong.push(`${role} ${name}=${value}: ${bad}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  },
);
