import { createHash } from 'node:crypto';
import { TEXTS } from '../../../contract/words.ts';
import { act, attemptAct } from './act.ts';
import { buildIntake, buildRequest, reload } from './build-request.ts';
import { buildCast, openRequestsApp } from './requests-app.ts';

const test1 = await openRequestsApp();
const cast = await buildCast(test1);
afterAll(() => test1.close());

const draft = (intake = buildIntake()) => buildRequest(test1, cast, { status: 'draft', intake });

test('a draft is not submitted while required facts are missing, and each is named', async () => {
  const request = await draft({ legalName: 'Kaveri', entityType: 'individual' });
  const { status, body } = await attemptAct(cast.clientuser, 'submit', request);
  expect(status).toBe(422);
  expect(body.code).toBe('request.incomplete');
  expect(Object.keys(body.fields ?? {}).sort()).toEqual([
    'categories',
    'consent',
    'nationality',
    'purpose',
    'relationshipType',
    'reportType',
  ]);
});

test('shares of more than 100 % are refused at submission', async () => {
  const principals = [60, 50].map((ownershipPct) => ({
    name: 'A. Person',
    role: 'shareholder' as const,
    ownershipPct,
  }));
  const { body } = await attemptAct(cast.clientuser, 'submit', await draft(buildIntake({ principals })), {
    consent: true,
  });
  expect(body.fields).toEqual({ principals: 'The shares add up to more than 100 %.' });
});

test('a report type that requires a document is refused without one and accepted with one', async () => {
  const intake = buildIntake({ reportType: 'enhanced_due_diligence' });
  const request = await draft(intake);
  const without = await attemptAct(cast.clientuser, 'submit', request, { consent: true });
  expect(without.body.fields).toEqual({ files: 'This report type needs a document.' });
  const file = { name: 'deed.txt', content: 'The deed.' };
  const done = await act(cast.clientuser, 'submit', request, { consent: true }, [file]);
  expect(done.files.map(({ name }) => name)).toEqual(['deed.txt']);
});

test('what somebody agreed to is kept with the hash of its text', async () => {
  const done = await act(cast.clientuser, 'submit', await draft(), { consent: true });
  expect(done.consent).toEqual({
    by: cast.clientuser.actor.userId,
    at: test1.platform.clock.now().toISOString(),
    textHash: createHash('sha256').update(TEXTS.consent).digest('hex'),
  });
});

test('submission promises a day by the report type, queues the screening and tells the allocators', async () => {
  const request = await draft();
  const done = await act(cast.client, 'submit', request, { consent: true });
  // Friday 20 November 2026 and seven business days.
  expect(done.dueOn).toBe('2026-12-01');
  expect(test1.asked.screened.at(-1)?.id).toBe(request.id);
  expect(test1.asked.screened.at(-1)?.thirdPartyId).toBe((await reload(test1, request.id)).thirdPartyId);
});

test('requests of one client with the same identifier are about one third party', async () => {
  const cin = (value: string) => ({ registrationIds: [{ scheme: 'CIN' as const, value }] });
  const one = await draft(buildIntake(cin('U17110TN2003PTC051234')));
  const other = await draft(buildIntake(cin('u17110 tn2003 ptc051234')));
  const third = await draft(buildIntake(cin('U17110TN2003PTC059999')));
  for (const request of [one, other, third]) await act(cast.client, 'submit', request, { consent: true });
  const parties = await Promise.all([one, other, third].map(({ id }) => reload(test1, id)));
  expect(parties[0]?.thirdPartyId).toBe(parties[1]?.thirdPartyId);
  expect(parties[2]?.thirdPartyId).not.toBe(parties[0]?.thirdPartyId);
});

test('without an identifier the same name in the same country is one third party', async () => {
  const named = (legalName: string, countryOfIncorporation = 'IN') =>
    draft(buildIntake({ legalName, countryOfIncorporation }));
  const requests = [
    await named('Müller & Co.'),
    await named('MULLER & CO'),
    await named('Müller & Co.', 'DE'),
  ];
  for (const request of requests) await act(cast.client, 'submit', request, { consent: true });
  const [one, other, abroad] = await Promise.all(requests.map(({ id }) => reload(test1, id)));
  expect(one?.thirdPartyId).toBe(other?.thirdPartyId);
  expect(abroad?.thirdPartyId).not.toBe(one?.thirdPartyId);
});

test('an amendment keeps what it does not name, is screened again and keeps the agreed report type', async () => {
  const request = await buildRequest(test1, cast, { status: 'in_analysis' });
  const done = await act(cast.drafter, 'amend', request, { intake: { address: 'New street 1' } });
  expect(done.intake).toEqual({ ...request.intake, address: 'New street 1' });
  expect(test1.asked.screened.at(-1)?.id).toBe(request.id);
  const other = await attemptAct(cast.drafter, 'amend', done, { intake: { reportType: 'basic_screening' } });
  expect(other.status).toBe(422);
});
