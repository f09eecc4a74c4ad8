import { act } from '../requests/act.ts';
import { buildIntake, buildRequest, reload } from '../requests/build-request.ts';
import { buildCast, type Cast, openRequestsApp, type RequestsApp } from '../requests/requests-app.ts';
import { change, rated, read, submitted } from './register-app.ts';

let test1: RequestsApp;
let cast: Cast;
beforeAll(async () => {
  test1 = await openRequestsApp();
  cast = await buildCast(test1);
});
afterAll(() => test1.close());

test('what two entries held belongs to the one that stays, and so does what arrives for either', async () => {
  const kept = await submitted(test1, cast);
  const gone = await rated(test1, cast, { legalName: 'Narmada Fibres Limited' });
  const merged = await change(cast.client, gone.thirdParty, {
    action: 'merge',
    into: kept.thirdParty,
    reason: 'Renamed in 2024.',
  });
  expect(merged.body.Data).toMatchObject({ id: kept.thirdParty, rating: 'low', requests: 2 });
  const lost = await cast.client.attempt('GET /reports/v1.0/thirdparties', { id: gone.thirdParty });
  expect(lost.status).toBe(404);

  const intake = buildIntake({ legalName: 'Narmada Fibres Limited' });
  const draft = await buildRequest(test1, cast, { status: 'draft', intake });
  await act(cast.clientuser, 'submit', draft, { consent: true });
  expect((await reload(test1, draft.id)).thirdPartyId).toBe(kept.thirdParty);
  expect((await read(cast.client, kept.thirdParty)).assessments).toHaveLength(3);
});

test('a third party is merged neither into itself nor into another client’s', async () => {
  const mine = await submitted(test1, cast);
  const other = await buildCast(test1);
  const theirs = await submitted(test1, other);
  const into = (id: string) =>
    change(cast.client, mine.thirdParty, { action: 'merge', into: id, reason: 'The same.' });
  expect((await into(mine.thirdParty)).status).toBe(400);
  expect((await into(theirs.thirdParty)).status).toBe(404);
});
