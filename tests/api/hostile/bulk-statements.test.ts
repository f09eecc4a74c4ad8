import { z } from 'zod';
import { operations } from '../../../contract/index.ts';
import type { DraftIntake } from '../../../contract/reports/intake.ts';
import { recordStatements } from '../../support/database/record-statements.ts';
import { falsePositive, finding, listed, sanctionsSearched, save } from '../assessment/working-on.ts';
import { act } from '../requests/act.ts';
import { intakeOf, screenedRequest, workOf } from '../screening/screened-request.ts';
import { openScreeningApp, useInventedList } from '../screening/screening-app.ts';
import { settled } from './settled.ts';

const countries = ['AE', 'RU', 'KE', 'PA', 'DE', 'FR', 'BR', 'ZA'];
const app = await openScreeningApp();
const { allocator, client, drafter } = app.cast;
await useInventedList(
  app,
  countries.map(
    (country, at) => `R${at},Zarqun Petrochemical Trading,organisation,,${country},,TEST,sanctions`,
  ),
);
afterAll(() => app.close());

/** As many as there are of a kind, of which the call then names some. */
const [few, many] = [2, 8];

const inWork = async () => {
  const request = await screenedRequest(app, listed());
  const { matches } = await workOf(drafter, request);
  expect(matches.length).toBeGreaterThanOrEqual(many);
  return { request, matches: matches.map(({ id }) => id) };
};
const findings = (amount: number) => Array.from({ length: amount }, () => finding);

async function withFindings(amount: number) {
  const { request } = await inWork();
  const working = await save(drafter, request, { findings: findings(amount) });
  return { request, ids: working.findings.map(({ id }) => id) };
}

const draftWithFiles = async (amount: number) => {
  const files = Array.from({ length: amount }, (_, at) => ({
    name: `note-${at}.txt`,
    content: `Note ${at}`,
    type: 'text/plain',
  }));
  const intake = intakeOf(listed() as DraftIntake);
  const { Data } = await client.call('POST /reports/v1.0/requestdetails', { intake }, files);
  return { intake, request: Data.id, version: Data.version, files: Data.files.map(({ id }) => id) };
};

/** By operation and field, how the call with so many is prepared; what it answers is counted. */
const calls: Record<string, (amount: number) => Promise<() => Promise<unknown>>> = {
  'POST /reports/v1.0/requestdetails removeFiles': async (amount) => {
    const { files, ...draft } = await draftWithFiles(amount);
    return () => client.call('POST /reports/v1.0/requestdetails', { ...draft, removeFiles: files });
  },
  'POST /reports/v1.0/requestdetails fileKinds': async (amount) => {
    const { files, ...draft } = await draftWithFiles(amount);
    const fileKinds = files.map((file) => ({ file, kind: 'ownership_chart' as const }));
    return () => client.call('POST /reports/v1.0/requestdetails', { ...draft, fileKinds });
  },
  'POST /reports/v1.0/submituseraction tasks': async (amount) => {
    const { request, matches } = await inWork();
    await save(drafter, request, {
      dispositions: matches.map((match) => ({ ...falsePositive(match) })),
      findings: findings(amount),
    });
    const working = await save(allocator, request, { confirm: matches });
    const places = working.findings.map(({ id }) => ({ place: 'finding' as const, ref: id, text: 'Why?' }));
    await save(drafter, request, {
      sections: [
        { ...sanctionsSearched, replaces: null },
        { key: 'summary', text: 'Sound.' },
      ],
      rating: { proposed: working.rating?.overall ?? 'low', reason: 'The facts bear it out.' },
    });
    const sections = (await workOf(drafter, request)).openPoints;
    expect(sections).toEqual([]);
    const review = await act(drafter, 'submit_for_review', request);
    return () => act(allocator, 'return', review, { comment: 'See the tasks.', tasks: places });
  },
  'POST /reports/v1.0/requestanalysis dispositions': async (amount) => {
    const { request, matches } = await inWork();
    const dispositions = matches.slice(0, amount).map(falsePositive);
    return () => save(drafter, request, { dispositions });
  },
  'POST /reports/v1.0/requestanalysis rule.matches': async (amount) => {
    const { request, matches } = await inWork();
    const { match: _, ...decision } = falsePositive('');
    const rule = {
      conditions: { watchlist: 'Invented list' },
      matches: matches.slice(0, amount),
      ...decision,
    };
    return () => save(drafter, request, { rule });
  },
  'POST /reports/v1.0/requestanalysis confirm': async (amount) => {
    const { request, matches } = await inWork();
    await save(drafter, request, { dispositions: matches.map(falsePositive) });
    return () => save(allocator, request, { confirm: matches.slice(0, amount) });
  },
  'POST /reports/v1.0/requestanalysis findings': async (amount) => {
    const { request, ids } = await withFindings(2 * amount);
    const [changed, removed] = [ids.slice(0, amount), ids.slice(amount)];
    return () =>
      save(drafter, request, {
        findings: [
          ...findings(amount),
          ...changed.map((id) => ({ ...finding, id, summary: 'Acquitted since.' })),
          ...removed.map((id) => ({ ...finding, id, remove: true as const })),
        ],
      });
  },
  'POST /reports/v1.0/requestanalysis sections.findings': async (amount) => {
    const { request, ids } = await withFindings(amount);
    return () =>
      save(drafter, request, { sections: [{ key: 'sanctions', text: 'See there.', findings: ids }] });
  },
  'POST /reports/v1.0/requestanalysis sections': async (amount) => {
    const { request } = await inWork();
    const keys = (await workOf(drafter, request)).sections.map(({ key }) => key).slice(0, amount);
    return () =>
      save(drafter, request, {
        sections: keys.map((key) => ({ key, text: 'Written by hand.', replaces: null })),
      });
  },
  'POST /reports/v1.0/casetags/bulk requests': async (amount) => {
    const requests: string[] = [];
    for (let made = 0; made < amount; made += 1) requests.push((await inWork()).request.id);
    return () => drafter.call('POST /reports/v1.0/casetags/bulk', { requests, add: ['urgent', 'bank'] });
  },
  'POST /reports/v1.0/notifications restore': async (amount) => {
    for (let made = 0; made < amount; made += 1) await inWork();
    const { Data } = await drafter.call('POST /reports/v1.0/notifications', { clear_all: true });
    return () =>
      drafter.call('POST /reports/v1.0/notifications', { clear_all: false, restore: Data.slice(0, amount) });
  },
};

/** Each writes nothing for what it names, or is no act of one transaction. */
const others: Record<string, string> = {
  'POST /reports/v1.0/casecomments mentions': 'All who are mentioned are told in one statement.',
  'POST /reports/v1.0/requestanalysis comment.mentions': 'The same comment.',
  'POST /reports/v1.0/downloadattachments ids': 'Reads; one event tells what was taken.',
  'POST /reports/v1.0/requestlists selected': 'Reads.',
  'POST /reports/v1.0/requestlists drafter': 'Reads.',
  'POST /security/v1.0/retention policy.clients': 'One row of the policy.',
  'POST /reports/v1.0/archives items': 'Reads whether each may be taken away, under no lock.',
  'POST /reports/v1.0/archives items.ids': 'The same.',
};

type Schema = {
  type?: string;
  format?: string;
  items?: Schema;
  properties?: Record<string, Schema>;
} & Partial<Record<'anyOf' | 'oneOf' | 'allOf', Schema[]>>;

const isId = ({ type, format }: Schema) => type === 'string' && format === 'uuid';
const variantsOf = ({ anyOf = [], oneOf = [], allOf = [] }: Schema) => [...anyOf, ...oneOf, ...allOf];

/** The fields of a request that are lists of ids, or of things that have one. */
function listsOfIds(schema: Schema, path: readonly string[] = []): string[] {
  const { items } = schema;
  const isList = items && (isId(items) || Object.values(items.properties ?? {}).some(isId));
  return [
    ...(isList ? [path.join('.')] : []),
    ...(items ? listsOfIds(items, path) : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, one]) => listsOfIds(one, [...path, name])),
    ...variantsOf(schema).flatMap((one) => listsOfIds(one, path)),
  ];
}

test('every operation that takes a list of ids is among these', () => {
  const found = Object.entries(operations).flatMap(([key, { method, request }]) => {
    if (method === 'GET' || !request) return [];
    const schema = request instanceof z.ZodType ? request : z.strictObject(request as z.ZodRawShape);
    const lists = listsOfIds(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }) as Schema);
    return [...new Set(lists)].map((path) => `${key} ${path}`);
  });
  const known = [...Object.keys(calls), ...Object.keys(others)];
  expect(found.filter((one) => !known.includes(one))).toEqual([]);
});

test.each(Object.keys(calls))('%s: no more statements for four times as many', async (key) => {
  const counted: number[] = [];
  for (const amount of [few, many]) {
    const call = await calls[key]!(amount);
    await settled(app);
    const sent = await recordStatements(call);
    counted.push(sent.filter((text) => !text.includes('pgboss')).length);
  }
  const [less = 0, more = 0] = counted;
  // What else the server does meanwhile may add one or two; a statement for each would add six.
  expect({ less, more, isMore: more - less >= many - few }).toMatchObject({ isMore: false });
});
