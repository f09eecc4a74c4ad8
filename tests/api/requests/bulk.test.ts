import { BulkLimits } from '../../../contract/limits.ts';
import { signInAs } from '../../support/people/sign-in-as.ts';
import { buildIntake } from './build-request.ts';
import { businessRows } from './business-rows.ts';
import { buildCast, openRequestsApp } from './requests-app.ts';

const test1 = await openRequestsApp();
const cast = await buildCast(test1);
afterAll(() => test1.close());

const bulk = 'POST /reports/v1.0/requestdetails/bulk';
const total = async () => (await cast.clientuser.call('GET /reports/v1.0/requestdetails', {})).total;

test('looking rows over says what each lacks by its field, and saves nothing', async () => {
  const before = await businessRows(test1);
  const rows = [
    buildIntake(),
    { legalName: 'Half a row' },
    buildIntake({ reportType: 'no_such_report', categories: ['no_such_risk'] }),
  ];
  const { Data } = await cast.clientuser.call(bulk, { mode: 'check', rows });
  expect(Data[0]).toEqual({});
  expect(Object.keys(Data[1]?.fields ?? {})).toEqual(
    expect.arrayContaining(['entityType', 'purpose', 'reportType', 'categories']),
  );
  expect(Data[2]?.fields).toEqual({
    reportType: 'This report type is not offered.',
    categories: 'Not offered: no_such_risk.',
  });
  expect(await businessRows(test1)).toBe(before);
});

test('D1 a row that no intake can hold refuses the call, names row and field, and leaves no trace', async () => {
  const before = await businessRows(test1);
  const rows = [
    buildIntake(),
    { ...buildIntake(), legalName: '<script>alert(1)</script>', bornOn: '2026-19-45' },
  ];
  const { status, body } = await cast.clientuser.attempt(bulk, { mode: 'draft', rows });
  expect([status, body.code]).toEqual([400, 'input.invalid']);
  expect(Object.keys(body.fields ?? {}).sort()).toEqual(['rows.1.bornOn', 'rows.1.legalName']);
  expect(await businessRows(test1)).toBe(before);
});

test('rows become drafts of their own, each with a number; one that lacks facts is a draft all the same', async () => {
  const before = await total();
  const rows = [buildIntake(), buildIntake(), { legalName: 'Half a row' }];
  const { Data } = await cast.clientuser.call(bulk, { mode: 'draft', rows });
  expect(Data.map(({ request }) => request?.status)).toEqual(['draft', 'draft', 'draft']);
  expect(new Set(Data.map(({ request }) => request?.number)).size).toBe(3);
  expect(await total()).toBe(before + 3);
});

test('rows are submitted and screened; one that is refused stays a draft and keeps none of the others back', async () => {
  const screened = test1.asked.screened.length;
  const rows = [buildIntake(), { legalName: 'Half a row' }, buildIntake()];
  const { Data } = await cast.clientuser.call(bulk, { mode: 'submit', rows, consent: true });
  expect(Data.map(({ request }) => request?.status)).toEqual(['submitted', 'draft', 'submitted']);
  expect(Data[1]?.note).toContain('Required.');
  expect(test1.asked.screened.length).toBe(screened + 2);
});

test('nothing is submitted without consent', async () => {
  const before = await businessRows(test1);
  const { status, body } = await cast.clientuser.attempt(bulk, { mode: 'submit', rows: [buildIntake()] });
  expect([status, body.code]).toEqual([422, 'request.incomplete']);
  expect(await businessRows(test1)).toBe(before);
});

test('E1 the same call again with its Idempotency-Key tells of the first requests and makes no others', async () => {
  const rows = [buildIntake(), buildIntake()];
  const again = { 'idempotency-key': 'import-1' };
  const send = () => cast.clientuser.call(bulk, { mode: 'submit', rows, consent: true }, undefined, again);
  const [first, second] = await Promise.all([send(), send()]);
  const third = await send();
  const statuses = ({ Data }: typeof first) => Data.map(({ request }) => request?.status);
  const ids = (answer: typeof first) => answer.Data.map(({ request }) => request?.id);
  expect(ids(second)).toEqual(ids(first));
  expect(ids(third)).toEqual(ids(first));
  for (const answer of [first, second, third]) expect(statuses(answer)).toEqual(['submitted', 'submitted']);
});

test('W21 an Idempotency-Key that already made requests of other rows is refused, the same rows go on', async () => {
  const rows = [buildIntake(), buildIntake()];
  const headers = { 'idempotency-key': 'import-2' };
  const { Data } = await cast.clientuser.call(bulk, { mode: 'draft', rows }, undefined, headers);
  const before = await businessRows(test1);
  for (const others of [[rows[0] ?? {}, buildIntake()], rows.slice(0, 1), [...rows, buildIntake()]]) {
    const input = { mode: 'draft' as const, rows: others };
    const { status, body } = await cast.clientuser.attempt(bulk, input, undefined, headers);
    expect([status, body.code]).toEqual([422, 'request.key_reused']);
  }
  expect(await businessRows(test1)).toBe(before);
  const submit = { mode: 'submit' as const, rows, consent: true };
  const submitted = await cast.clientuser.call(bulk, submit, undefined, headers);
  expect(submitted.Data.map(({ request }) => request?.id)).toEqual(Data.map(({ request }) => request?.id));
  expect(submitted.Data.map(({ request }) => request?.status)).toEqual(['submitted', 'submitted']);
});

test('a call takes a part of a file only, and a read-only person none', async () => {
  const rows = Array.from({ length: BulkLimits.rowsPerCall + 1 }, () => ({ legalName: 'One too many' }));
  expect((await cast.clientuser.attempt(bulk, { mode: 'check', rows })).status).toBe(400);
  const reader = await signInAs(test1, { role: 'client', clientId: cast.clientId, readOnly: true });
  const before = await businessRows(test1);
  expect((await reader.attempt(bulk, { mode: 'draft', rows: rows.slice(0, 1) })).status).toBe(403);
  expect(await businessRows(test1)).toBe(before);
});
