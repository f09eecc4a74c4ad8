import { signInAs } from '../../support/people/sign-in-as.ts';
import { buildRequest } from './build-request.ts';
import { buildCast, type Cast, openRequestsApp } from './requests-app.ts';

const test1 = await openRequestsApp([
  (_app, { jobs }) =>
    jobs.define('count', async ({ report }) => {
      await report(50, '12 matches so far');
      return { matches: 12 };
    }),
]);
const cast = await buildCast(test1);
const request = await buildRequest(test1, cast, { status: 'in_analysis' });
const { database, jobs } = test1.platform;
const job = await database.tx({ kind: 'identity' }, () =>
  jobs.enqueue(
    'count',
    {},
    {
      clientId: cast.clientId,
      requestId: request.id,
      actorId: cast.clientuser.actor.userId,
    },
  ),
);
afterAll(() => test1.close());

const ask = (who: Cast['client']) => who.attempt('GET /reports/v1.0/jobs', { id: job });

test('work on a request is followed by whoever may see the request', async () => {
  const visible = [cast.client, cast.clientuser, cast.drafter, cast.allocator, cast.admin];
  for (const who of visible) expect((await ask(who)).body.Data).toHaveLength(1);
  const stranger = await signInAs(test1, { role: 'client' });
  const colleague = await signInAs(test1, { role: 'clientuser', clientId: cast.clientId });
  for (const who of [stranger, colleague, cast.other]) expect((await ask(who)).status).toBe(404);
});

test('client roles learn how far it is, never what was found', async () => {
  const { Data } = (await ask(cast.clientuser)).body;
  expect(Data[0]).toMatchObject({ kind: 'count', label: '', error: null, result: null });
});
