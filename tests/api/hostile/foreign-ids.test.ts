import { missing, type Target } from '../../support/calls/target.ts';
import { finding } from '../assessment/working-on.ts';
import { businessRows, leavesNoTrace } from '../requests/business-rows.ts';
import { workOf } from '../screening/screened-request.ts';
import { openHostileApp } from './hostile-app.ts';
import { rawCall } from './raw-call.ts';
import { settled } from './settled.ts';

const app = await openHostileApp();
afterAll(() => app.close());

/** The refusal of a call about a foreign object, the same as about nothing; the database is as it was. */
async function sameAsMissing(call: (target: Target) => Promise<{ status: number; body: { id: string } }>) {
  const before = await businessRows(app);
  const told = [];
  for (const target of [app.theirs.target, missing]) {
    const { status, body } = await call(target);
    told.push({ status, body: { ...body, id: '' } });
  }
  expect(told[0]).toEqual(told[1]);
  expect(await businessRows(app)).toBe(before);
  return told[0]?.status;
}

test('C2 a download with one foreign file among own ones gives none of them', async () => {
  const { client, request, attachment } = app.ours.target;
  const ids = (target: Target) => [attachment, target.attachment];
  for (const key of [
    'GET /reports/v1.0/downloadattachments',
    'POST /reports/v1.0/downloadattachments',
  ] as const) {
    const status = await sameAsMissing((target) =>
      app.ours.client.attempt(key, { client, request, ids: ids(target) }),
    );
    expect(status).toBe(404);
  }
});

test('C2 a draft that removes one foreign file is not saved', async () => {
  const { Data } = await app.ours.clientuser.call('POST /reports/v1.0/requestdetails', { intake: {} }, [
    { name: 'own.txt', content: 'Own.' },
  ]);
  const own = Data.files[0]?.id ?? '';
  const status = await sameAsMissing((target) =>
    app.ours.clientuser.attempt('POST /reports/v1.0/requestdetails', {
      request: Data.id,
      version: Data.version,
      intake: { legalName: 'Changed' },
      removeFiles: [own, target.attachment],
    }),
  );
  expect(status).toBe(404);
});

const analysis = 'POST /reports/v1.0/requestanalysis';
type Part = Record<string, unknown>;
const parts: [string, (own: Target, other: Target) => Part][] = [
  [
    'disposition of a match',
    (own, { match }) => ({
      dispositions: [own.match, match].map((id) => ({
        match: id,
        disposition: 'possible',
        reasonCode: 'insufficient_data',
      })),
    }),
  ],
  ['confirmation', (own, { match }) => ({ confirm: [own.match, match] })],
  ['finding', (_own, other) => ({ findings: [finding, { ...finding, id: other.finding }] })],
  [
    'removal of a finding',
    (_own, other) => ({ findings: [{ ...finding, id: other.finding, remove: true }] }),
  ],
  [
    'source of a finding',
    (_own, { attachment }) => ({
      findings: [{ ...finding, source: { title: 'Deed', attachmentId: attachment } }],
    }),
  ],
  [
    'finding under a section',
    (own, other) => ({
      sections: [{ key: 'summary', text: 'Changed', findings: [own.finding, other.finding] }],
    }),
  ],
];

test.each(parts)('C2 a save of the analysis with one foreign %s saves nothing', async (_what, part) => {
  const { target, drafter } = app.ours;
  const { client, request } = target;
  const { version } = await workOf(drafter, { id: request, clientId: client });
  const status = await sameAsMissing((other) =>
    drafter.attempt(analysis, { client, request, version, ...part(target, other) }),
  );
  expect([400, 404, 422]).toContain(status);
});

test('C2 nobody but its owner clears or restores a notice, nor together with own ones', async () => {
  const notices = 'POST /reports/v1.0/notifications';
  const { Data } = await app.ours.drafter.call('GET /reports/v1.0/notifications', {});
  const own = Data.map(({ id }) => id);
  expect(own.length).toBeGreaterThan(0);
  await app.ours.drafter.call(notices, { clear_all: true });
  const restored = await sameAsMissing(({ notification }) =>
    app.ours.drafter.attempt(notices, { clear_all: false, restore: [...own, notification] }),
  );
  const cleared = await sameAsMissing(({ notification }) =>
    app.ours.drafter.attempt(notices, { clear_all: false, id: notification }),
  );
  expect([restored, cleared]).toEqual([404, 404]);
});

test('C2 a foreign session is not ended', async () => {
  for (const who of [app.ours.client, app.ours.drafter, app.allocator]) {
    const status = await sameAsMissing(({ session }) =>
      who.attempt('POST /security/v1.0/sessions', { action: 'kill', id: session }),
    );
    expect(status).toBe(404);
  }
});

test('C2 C5 a request is allocated to a drafter of the firm and to nobody else', async () => {
  const { Data: draft } = await app.ours.clientuser.call('POST /reports/v1.0/requestdetails', {
    intake: {
      legalName: 'Unallocated',
      entityType: 'organisation',
      countryOfIncorporation: 'IN',
      relationshipType: 'supplier',
      purpose: 'Cotton.',
      reportType: 'basic_screening',
      categories: ['sanctions'],
    },
  });
  const act = 'POST /reports/v1.0/submituseraction';
  const submit = { action: 'submit', request: draft.id, version: draft.version, consent: true } as const;
  const { Data: submitted } = await app.ours.clientuser.call(act, submit);
  await settled(app);
  for (const assignee of [app.theirs.client, app.allocator, app.admin]
    .map(({ actor }) => actor.userId)
    .concat(missing.user)) {
    const { id: request, version } = submitted;
    const allocate = { action: 'accept_and_allocate', request, version, assignee } as const;
    const reply = await leavesNoTrace(app, () => app.allocator.attempt(act, allocate));
    expect([reply.status, reply.body.code]).toEqual([422, 'request.assignee']);
  }
});

const twisted: [string, (own: string, other: string) => string][] = [
  ['twice, own first', (own, other) => `request=${own}&request=${other}`],
  ['twice, foreign first', (own, other) => `request=${other}&request=${own}`],
  ['as an array', (own, other) => `request[]=${own}&request[]=${other}`],
  ['as an array of one', (_own, other) => `request[]=${other}`],
  ['as an object', (_own, other) => `request[id]=${other}`],
  ['in capitals', (_own, other) => `request=${other.toUpperCase()}`],
  ['with blanks', (_own, other) => `request=%20${other}`],
  ['in braces', (_own, other) => `request=%7B${other}%7D`],
  ['as a negative number', () => 'request=-1'],
  ['as 2 to the 53rd', () => 'request=9007199254740992'],
  ['as a wildcard', () => 'request=*'],
  ['as nothing', () => 'request='],
  ['as null', () => 'request=null'],
];

test.each(twisted)('C2 an id given %s leads to nothing foreign', async (_how, query) => {
  const secrets = Object.values(app.theirs.target).slice(0, 9);
  const { request, client } = app.ours.target;
  for (const path of ['requestdetails', 'requestanalysis', 'downloadattachments', 'ratings']) {
    const { statusCode, body } = await rawCall(app, {
      method: 'GET',
      path: `/reports/v1.0/${path}?client=${client}&${query(request, app.theirs.target.request)}`,
      who: app.ours.client,
    });
    expect([400, 404]).toContain(statusCode);
    expect(secrets.filter((secret) => body.includes(secret))).toEqual([]);
  }
});
