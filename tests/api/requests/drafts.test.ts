import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { signInAs } from '../../support/people/sign-in-as.ts';
import { waitFor } from '../../support/servers/wait-for.ts';
import { attemptAct } from './act.ts';
import { buildIntake, buildRequest, reload } from './build-request.ts';
import { businessRows } from './business-rows.ts';
import { buildCast, openRequestsApp } from './requests-app.ts';

const test1 = await openRequestsApp();
const cast = await buildCast(test1);
afterAll(() => test1.close());

const save = 'POST /reports/v1.0/requestdetails';
const storedFiles = async () => {
  const folder = join(test1.platform.env.dataDir, 'files');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).length;
};
const list = async () => (await cast.clientuser.call('GET /reports/v1.0/requestdetails', {})).total;

test('a draft keeps what was stated, with files, and has a number', async () => {
  const intake = buildIntake({ aliases: ['कावेरी वस्त्र', 'Müller A/S'] });
  const { Data } = await cast.clientuser.call(save, { intake }, [
    { name: 'deed of trust.txt', content: 'x' },
  ]);
  expect(Data).toMatchObject({ status: 'draft', version: 1, intake, attachments: 1 });
  expect(Data.number).toMatch(/^PR-\d{6}$/);
  expect(Data.files[0]).toMatchObject({ name: 'deed of trust.txt', size: 1, mime: 'text/plain' });
  expect(Data.actions).toEqual(['submit', 'amend', 'cancel']);
});

test('E1 the same Idempotency-Key twice, even at once, makes one request and no second file', async () => {
  const before = await list();
  const stored = await storedFiles();
  const intake = buildIntake();
  const headers = { 'idempotency-key': 'press-1' };
  const file = () => [{ name: 'deed.txt', content: 'The deed.' }];
  const press = () => cast.clientuser.call(save, { intake }, file(), headers);
  const answers = [...(await Promise.all([press(), press()])), await press()];
  expect(new Set(answers.map(({ Data }) => Data.id)).size).toBe(1);
  expect(answers.map(({ Data }) => Data.files.length)).toEqual([1, 1, 1]);
  expect(await list()).toBe(before + 1);
  expect(await storedFiles()).toBe(stored + 1);
});

test('W21 an Idempotency-Key that already made another draft is refused with that draft, whatever differs', async () => {
  const intake = buildIntake();
  const headers = { 'idempotency-key': 'press-2' };
  const deed = [{ name: 'deed.txt', content: 'The deed.' }];
  const { Data } = await cast.clientuser.call(save, { intake }, deed, headers);
  const stored = await storedFiles();
  const before = await businessRows(test1);
  for (const [other, files] of [
    [buildIntake({ legalName: 'Another company' }), deed],
    [intake, [{ name: 'deed.txt', content: 'Another deed.' }]],
    [intake, [{ name: 'will.txt', content: 'The deed.' }]],
    [intake, []],
  ] as const) {
    const { status, body } = await cast.clientuser.attempt(save, { intake: other }, [...files], headers);
    expect([status, body.code]).toEqual([422, 'request.key_reused']);
    expect(body.current).toMatchObject({ id: Data.id, version: 1, legalName: intake.legalName });
  }
  expect(await businessRows(test1)).toBe(before);
  expect(await storedFiles()).toBe(stored);
  const again = await cast.clientuser.call(save, { intake }, deed, headers);
  expect(again.Data.id).toBe(Data.id);
});

test('E1 one form sent twice within 200 ms without a key is one request, later it is two', async () => {
  const intake = buildIntake();
  const press = () => cast.clientuser.call(save, { intake });
  const [one, other] = await Promise.all([press(), press()]);
  expect(one.Data.id).toBe(other.Data.id);
  test1.platform.clock.advance(1000);
  expect((await press()).Data.id).not.toBe(one.Data.id);
});

test('a key belongs to its person', async () => {
  const other = await signInAs(test1, { role: 'clientuser', clientId: cast.clientId });
  const intake = buildIntake();
  const headers = { 'idempotency-key': 'same' };
  const one = await cast.clientuser.call(save, { intake }, undefined, headers);
  const two = await other.call(save, { intake }, undefined, headers);
  expect(one.Data.id).not.toBe(two.Data.id);
});

test('a change replaces the intake, takes files off and adds others', async () => {
  const made = await cast.clientuser.call(save, { intake: buildIntake({ address: 'Old street' }) }, [
    { name: 'old.txt', content: 'old' },
  ]);
  const { id: request, version, files } = made.Data;
  const intake = buildIntake();
  const removeFiles = files.map(({ id }) => id);
  const { Data } = await cast.clientuser.call(save, { request, version, intake, removeFiles }, [
    { name: 'new.txt', content: 'new' },
  ]);
  expect(Data.intake).toEqual(intake);
  expect(Data.version).toBe(2);
  expect(Data.files.map(({ name }) => name)).toEqual(['new.txt']);
});

test('a change made on an older version is refused with the newer state', async () => {
  const made = await cast.clientuser.call(save, { intake: buildIntake() });
  const { id: request, version } = made.Data;
  const newer = await cast.clientuser.call(save, {
    request,
    version,
    intake: buildIntake({ address: 'Here' }),
  });
  const before = await businessRows(test1);
  const stale = await cast.clientuser.attempt(save, { request, version, intake: buildIntake() });
  expect([stale.status, stale.body.code]).toEqual([409, 'request.stale']);
  expect(stale.body.current).toMatchObject({ version: 2, intake: newer.Data.intake });
  const act = await attemptAct(cast.clientuser, 'cancel', { id: request, version });
  expect([act.status, act.body.code]).toEqual([409, 'request.stale']);
  expect(await businessRows(test1)).toBe(before);
});

test('of two changes at once one is kept, the other refused', async () => {
  const { Data } = await cast.clientuser.call(save, { intake: buildIntake() });
  const change = (address: string) =>
    cast.clientuser.attempt(save, { request: Data.id, version: 1, intake: buildIntake({ address }) });
  const replies = await Promise.all([change('A'), change('B')]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('what was submitted is not changed as a draft', async () => {
  const request = await buildRequest(test1, cast);
  const reply = await cast.clientuser.attempt(save, {
    request: request.id,
    version: 1,
    intake: buildIntake(),
  });
  expect(reply.status).toBe(422);
});

const foreign = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
test.each([
  ['role', 'admin'],
  ['client_id', foreign],
  ['clientId', foreign],
  ['status', 'released'],
  ['created_by', foreign],
  ['authorId', foreign],
  ['risk_score', 1],
  ['rating', 'low'],
  ['approved_by', foreign],
  ['id', foreign],
  ['consent', { by: 'me', at: 'now', textHash: '' }],
  ['dueOn', '2030-01-01'],
])('C6 %s in the body or the intake is an unknown field', async (field, value) => {
  const request = await buildRequest(test1, cast, { status: 'draft' });
  const before = await businessRows(test1);
  const intake = buildIntake();
  const bodies = [
    { request: request.id, version: 1, intake, [field]: value },
    { request: request.id, version: 1, intake: { ...intake, [field]: value } },
    { intake: { ...intake, [field]: value } },
  ];
  for (const body of bodies) expect((await cast.clientuser.attempt(save, body as never)).status).toBe(400);
  expect(await businessRows(test1)).toBe(before);
  expect(await reload(test1, request.id)).toEqual(request);
});

const macroless = Buffer.from('PK\u0003\u0004 not really a document');
test.each([
  ['page.html', '<html></html>'],
  ['shell.exe', 'MZ'],
  ['picture.svg', '<svg/>'],
  ['report.pdf', '<html>not a pdf</html>'],
  ['scan.png', 'GIF89a'],
  ['macro.docm', 'PK'],
  ['letter.docx', macroless],
  ['nothing.txt', ''],
])('D12 %s is not taken, and neither row nor file stays', async (name, content) => {
  const stored = await storedFiles();
  const before = await businessRows(test1);
  const reply = await cast.clientuser.attempt(save, { intake: buildIntake() }, [
    { name, content: typeof content === 'string' ? content : new Uint8Array(content) },
  ]);
  expect(reply.status).toBe(400);
  expect(await businessRows(test1)).toBe(before);
  await waitFor(async () => (await storedFiles()) === stored, { what: 'the file to be removed' });
});

test('a client without the module raises no requests', async () => {
  const unlicensed = await signInAs(test1, { role: 'client', modules: ['Home', 'Audit Trail'] });
  const reply = await unlicensed.attempt(save, { intake: buildIntake() });
  expect([reply.status, reply.body.code]).toEqual([403, 'access.licence']);
});

test.each(['allocator', 'drafter', 'admin'] as const)(
  'a person with the role %s raises no requests',
  async (role) => {
    expect((await cast[role].attempt(save, { intake: buildIntake() })).status).toBe(403);
  },
);
