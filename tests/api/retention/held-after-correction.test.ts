import { act } from '../requests/act.ts';
import { intakeOf, submittedAndScreened } from '../screening/screened-request.ts';
import {
  daysLater,
  hold,
  keepFor,
  openRetentionApp,
  path,
  retentionOf,
  rowsAbout,
  run,
} from './retention-app.ts';

const test1 = await openRetentionApp();
afterAll(() => test1.close());

const pan = (value: string) => [{ scheme: 'PAN' as const, value, country: 'IN' }];

async function submitted(value: string) {
  const intake = intakeOf({ legalName: 'Held Looms Limited', registrationIds: pan(value) });
  const { Data: draft } = await test1.cast.client.call('POST /reports/v1.0/requestdetails', { intake });
  return submittedAndScreened(test1.cast, draft);
}

test('a request that is corrected away from a third party on legal hold stays held, until its own hold is lifted', async () => {
  await submitted('AABCK1234L');
  const request = await submitted('AABCK1234L');
  await hold(test1.cast.admin, 'third_party', request.thirdPartyId ?? '');
  const corrected = await act(test1.cast.drafter, 'amend', request, {
    intake: { registrationIds: pan('AABCK9999L') },
  });
  expect(corrected.thirdPartyId).not.toBe(request.thirdPartyId);
  await act(test1.cast.client, 'cancel', corrected);

  await keepFor(test1.cast.admin, { closed_requests: 30 });
  const admin = await daysLater(test1, 31);
  const reason = 'Investigation of the regulator.';
  const { holds } = await retentionOf(admin);
  expect(holds).toMatchObject([
    { scope: 'third_party', object: request.thirdPartyId, reason },
    { scope: 'request', object: request.id, reason },
  ]);
  await run(test1);
  expect(await rowsAbout(test1, request.id)).toContain('requests');

  for (const { id } of holds) await admin.call(path, { action: 'lift_hold', id, reason: 'It is decided.' });
  await run(test1);
  expect(await rowsAbout(test1, request.id)).toEqual([]);
});

test('so it does where the client itself corrects it', async () => {
  await submitted('AABCK2345L');
  const request = await submitted('AABCK2345L');
  await hold(test1.cast.admin, 'third_party', request.thirdPartyId ?? '');
  const asked = await act(test1.cast.drafter, 'ask_client', request, { comment: 'Which number?' });
  const corrected = await act(test1.cast.client, 'amend', asked, {
    intake: { registrationIds: pan('AABCK8888L') },
  });
  expect(corrected.thirdPartyId).not.toBe(request.thirdPartyId);
  const { holds } = await retentionOf(test1.cast.admin);
  expect(holds).toContainEqual(expect.objectContaining({ scope: 'request', object: request.id }));
});
