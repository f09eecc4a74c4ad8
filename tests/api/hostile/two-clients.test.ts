import type { HttpClient } from '../../../mock/http/http-client.ts';
import { samples } from '../../support/calls/samples.ts';
import { type Member, signInAs } from '../../support/people/sign-in-as.ts';
import { save } from '../assessment/working-on.ts';
import { leavesNoTrace } from '../requests/business-rows.ts';
import { workOf } from '../screening/screened-request.ts';
import { attempt, gatherCallers, gets, keys, secretsOf } from './callers.ts';
import { openHostileApp } from './hostile-app.ts';
import type { House } from './house.ts';
import { rawCall } from './raw-call.ts';

/** Both clients have raised a request about the same company. */
const name = 'Zarqun Petrochemical Trading';

const app = await openHostileApp();
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
    everything: await client.call('GET /reports/v1.0/search', { search: name }),
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
      const { Data } = await who.call('GET /reports/v1.0/search', { search: words });
      expect(Data).toEqual({ requests: [], thirdParties: [], people: [] });
    }
  }
});

test('C8 no answer of a call is kept by anybody: no-store, and nothing to ask again by', async () => {
  const { anonymous, 'an expired token': expired } = await gatherCallers(app);
  const callers = Object.entries({ anonymous, expired, admin: app.admin, client: app.ours.client });
  const kept: string[] = [];
  for (const key of keys)
    for (const [who, caller] of callers) {
      const { headers, status } = await attempt(caller, key, samples[key](app.ours.target) as object);
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

/** One browser in which two people have signed in, each in a tab: the cookies of both go with every call. */
function oneBrowser(...people: Member[]) {
  const browser = app.visitor();
  for (const { cookies, refresh } of people) {
    const name = `__Host-rt-${refresh}`;
    browser.cookies.set(name, cookies.get(name) ?? '');
  }
  /** The browser as the tab of this person sends from it: what it sends at once is theirs. */
  const tabOf = ({ access, refresh }: Member) => Object.assign(browser, { access, refresh });
  return { browser, tabOf };
}

test('B9 two people in one browser: no tab is ever answered with the other one’s data', async () => {
  const people = [app.ours, app.theirs];
  const { tabOf } = oneBrowser(app.ours.client, app.theirs.client);
  await leavesNoTrace(app, async () => {
    const told: string[] = [];
    for (const key of gets) {
      // Both tabs at the same time, each about what is its own and about what the other one looks at.
      const asked = people.flatMap((house) =>
        people.map(({ target }) => ({
          house,
          answer: attempt(tabOf(house.client), key, samples[key](target) as object),
        })),
      );
      for (const { house, answer } of asked) {
        const { body } = await answer;
        const text = Buffer.isBuffer(body) ? String(body) : JSON.stringify(body);
        const other = house === app.ours ? app.theirs : app.ours;
        const secrets = [...secretsOf(other.target), `${other.name} Secret`, other.client.actor.name];
        if (secrets.some((secret) => text.includes(secret))) told.push(`${key} to ${house.name}`);
      }
    }
    expect(told).toEqual([]);
  });
});

test('B9 the cookie of the other tab renews, ends and opens nothing under one’s own handle or bearer', async () => {
  const [me, other] = [await signInAs(app, { role: 'drafter' }), await signInAs(app, { role: 'client' })];
  const { browser, tabOf } = oneBrowser(me, other);
  const mine = tabOf(me);
  const renewed = await mine.call('POST /security/v1.0/token/refresh', { token: other.refresh });
  expect([renewed.Data.Name, renewed.refresh]).toEqual([other.actor.name, other.refresh]);
  const whoseIs = async (tab: HttpClient) =>
    (await tab.call('GET /security/v1.0/userdetails', { me: true })).Data.map(({ id }) => id);
  expect(await whoseIs(tabOf(me))).toEqual([me.actor.userId]);
  expect(await whoseIs(tabOf(other))).toEqual([other.actor.userId]);

  // The bearer of one with the handle of the other: the handle and its cookie decide.
  await tabOf(me).call('POST /security/v1.0/logoutuser', { refresh_token: other.refresh });
  const statusOf = async (tab: HttpClient) =>
    (await tab.attempt('GET /security/v1.0/userdetails', { me: true })).status;
  expect([await statusOf(tabOf(me)), await statusOf(tabOf(other))]).toEqual([200, 401]);
  expect(browser.cookies.names()).not.toContain(`__Host-rt-${other.refresh}`);
  expect(browser.cookies.names()).toContain(`__Host-rt-${me.refresh}`);
});
