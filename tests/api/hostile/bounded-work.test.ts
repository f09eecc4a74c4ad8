import { z } from 'zod';
import { operations } from '../../../contract/index.ts';
import { RequestLimits } from '../../../contract/limits.ts';
import type { OperationSpec } from '../../../contract/operation.ts';
import { buildIntake } from '../requests/build-request.ts';
import { attempt } from './callers.ts';
import { openHostileApp } from './hostile-app.ts';

const app = await openHostileApp();
afterAll(() => app.close());

test('W28 a version beyond what the database counts is refused, not an accident', async () => {
  const version = 2 ** 53 - 2;
  const entry = { key: 'trust', title: 'Trust', active: true, version };
  for (const key of ['POST /reports/v1.0/entitytypes', 'POST /reports/v1.0/categories'] as const) {
    const { status, body } = await attempt(app.admin, key, entry as never);
    expect([key, status, Object.keys(body.fields ?? {})]).toEqual([key, 400, ['version']]);
  }
});

/** Lists whose entries mean something each time they are said, or are facts as somebody states them. */
const mayRepeat = [
  /[.]intake[.]\w+$/,
  /[/]bulk[.]rows(\[\][.]\w+)?$/,
  /mcanearmatch[.]company[.]identifiers$/,
  // A filter that is given twice counts once.
  /[/]requestlists[.]\w+$/,
  // A text may name a person again and again.
  /[.]mentions$/,
];

type Json = { type?: string; uniqueItems?: boolean; items?: Json; properties?: Record<string, Json> } & {
  [Key in 'anyOf' | 'oneOf' | 'allOf']?: Json[];
};

/** Every list of a schema by its path, and whether nothing stands in it twice. */
function listsOf(schema: Json, path: string): { path: string; unique: boolean }[] {
  const own = schema.type === 'array' ? [{ path, unique: schema.uniqueItems === true }] : [];
  const within = Object.entries(schema.properties ?? {}).map(
    ([name, one]) => [`${path}.${name}`, one] as const,
  );
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  return [
    ...own,
    ...(schema.items ? listsOf(schema.items, `${path}[]`) : []),
    ...within.flatMap(([at, one]) => listsOf(one, at)),
    ...choices.flatMap((one) => listsOf(one, path)),
  ];
}

const posts = Object.values<Pick<OperationSpec, 'method'> & { key: string; request: z.ZodType }>(operations);
const lists = posts
  .filter(({ method }) => method === 'POST')
  .flatMap(({ key, request }) =>
    listsOf(z.toJSONSchema(request, { io: 'input', unrepresentable: 'any' }) as Json, key),
  );

test('W15 in every list that a call sends nothing may stand twice, but for facts as they are stated', () => {
  const open = lists.filter(({ path, unique }) => !unique && !mayRepeat.some((one) => one.test(path)));
  expect(open.map(({ path }) => path)).toEqual([]);
  expect(lists.filter(({ unique }) => unique).length).toBeGreaterThan(20);
});

test.each([
  ['of two preferences', [true, true]],
  ['of two preferences that contradict each other', [true, false]],
])('W15 a kind given twice is refused in words %s', async (_what, byMail) => {
  const kinds = byMail.map((one) => ({ kind: 'request', byMail: one }));
  for (const who of [app.ours.client, app.ours.drafter, app.admin]) {
    const { status, body } = await attempt(who, 'POST /reports/v1.0/notifications/preferences', { kinds });
    expect([status, body.code, body.fields]).toEqual([
      400,
      'input.invalid',
      { kinds: 'List each item only once.' },
    ]);
  }
});

test('W15 a filter that is given twice counts once', async () => {
  const { status, body } = await attempt(app.ours.client, 'GET /reports/v1.0/requestdetails', {
    status: 'released,released',
  });
  expect([status, body]).toMatchObject([200, { total: 0 }]);
});

/** Texts of distinct signs of a script that is written without spaces: each sign begins a word that may be sought. */
const han = (count: number) => {
  const base = 0x4e00;
  return Array.from({ length: count }, (_, at) =>
    Array.from({ length: 58 }, (_more, sign) =>
      String.fromCodePoint(base + ((at * 7919 + sign * 31 + ((at * sign) % 97)) % 20_000)),
    ).join(''),
  );
};

test('W8 a request whose words unfold into more than the index of one text holds is still found by its name', async () => {
  const aliases = han(RequestLimits.aliases - 10);
  const saved = await attempt(app.ours.client, 'POST /reports/v1.0/requestdetails', {
    intake: { ...buildIntake(), legalName: '龥龥貿易', aliases },
  });
  expect([saved.status, saved.body.code]).toEqual([200, undefined]);
  const { body } = await attempt(app.ours.client, 'GET /reports/v1.0/requestdetails', {
    search: '龥龥',
  });
  expect(body).toMatchObject({ total: 1 });
});
