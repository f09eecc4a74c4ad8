import { save } from '../assessment/working-on.ts';
import { workOf } from '../screening/screened-request.ts';
import { attempt, callerNames, gatherCallers, keys } from './callers.ts';
import { type HostileApp, openHostileApp } from './hostile-app.ts';
import type { House } from './house.ts';
import { rawCall } from './raw-call.ts';
import { samples } from './samples.ts';

/** Both clients have raised a request about the same company. */
const name = 'Zarqun Petrochemical Trading';

let app: HostileApp;
beforeAll(async () => {
  app = await openHostileApp();
});
afterAll(() => app.close());

/** What a client is told about the company, wherever it asks. */
async function pictureOf({ client, clientuser, drafter, target }: House) {
  const where = { client: target.client, request: target.request };
  const near = await client.call('POST /reports/v1.0/mcanearmatch', { names: [name] });
  const { asOf: _asOf, ...figures } = (await client.call('GET /reports/v1.0/dashboards', {})).Data;
  return {
    near: near.Data,
    figures,
    parties: await client.call('GET /reports/v1.0/thirdparties', { search: name }),
    found: await clientuser.call('GET /reports/v1.0/requestdetails', { search: 'Zarqun' }),
    rating: await drafter.call('GET /reports/v1.0/ratings', where),
    work: await workOf(drafter, { id: target.request, clientId: target.client }),
  };
}

test('C8 the same name at two clients: what one decides changes nothing of what the other is told', async () => {
  const before = await pictureOf(app.ours);
  expect(before.near.flatMap(({ matches }) => matches).map(({ requestId }) => requestId)).toEqual([
    app.ours.target.request,
  ]);
  expect(before.parties.Data.map(({ lastRequestId }) => lastRequestId)).toEqual([app.ours.target.request]);
  expect(before.found.Data.map(({ id }) => id)).toEqual([app.ours.target.request]);

  const { drafter, target } = app.theirs;
  const work = await workOf(drafter, { id: target.request, clientId: target.client });
  const ratedBefore = await pictureOf(app.theirs);
  await save(
    drafter,
    { id: target.request, clientId: target.client },
    {
      dispositions: work.matches.map(({ id }) => ({
        match: id,
        disposition: 'true_match' as const,
        reasonCode: 'name_and_data_agree',
        comment: 'The same company.',
      })),
    },
  );
  expect((await pictureOf(app.theirs)).work).not.toEqual(ratedBefore.work);
  expect(await pictureOf(app.ours)).toEqual(before);
});

test('C8 a search suggests nothing of another client, by whatever of its words', async () => {
  for (const words of ['Narmada', 'Narmada Secret', 'Narmada1', 'Narmada deed', app.theirs.target.request]) {
    for (const who of [app.ours.client, app.ours.clientuser]) {
      const lists = [
        await who.call('GET /reports/v1.0/requestdetails', { search: words }),
        await who.call('GET /reports/v1.0/thirdparties', { search: words }),
        await who.call('GET /reports/v1.0/audittrails', { search: words }),
      ];
      expect(lists.map(({ Data }) => Data)).toEqual([[], [], []]);
    }
  }
});

test('C8 no answer of a call is kept by anybody: no-store, and nothing to ask again by', async () => {
  const callers = await gatherCallers(app);
  const kept: string[] = [];
  for (const key of keys)
    for (const who of callerNames) {
      const { headers, status } = await attempt(callers[who], key, samples[key](app.ours.target) as object);
      if (headers.get('cache-control') !== 'no-store' || headers.has('etag') || headers.has('last-modified'))
        kept.push(`${key} to ${who}: ${status}`);
    }
  expect(kept).toEqual([]);
});

test('C8 what one client has read is not answered to another that claims to know it', async () => {
  const path = '/reports/v1.0/requestdetails';
  const read = (who: House, headers = {}) => rawCall(app, { method: 'GET', path, who: who.client, headers });
  await read(app.theirs);
  for (const headers of [{ 'if-none-match': '*' }, { 'if-modified-since': new Date().toUTCString() }]) {
    const { statusCode, body } = await read(app.ours, headers);
    expect(statusCode).toBe(200);
    expect(body).toContain(app.ours.target.request);
    expect(body).not.toContain(app.theirs.target.request);
  }
});
