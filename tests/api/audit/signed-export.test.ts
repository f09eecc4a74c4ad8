import type { SignedExport } from '../../../engine/audit-chain/index.ts';
import { isSignedBy, judgeExportFile } from '../../../server/modules/audit/index.ts';
import { type Member, signInAs } from '../../support/people/sign-in-as.ts';
import { intakeOf } from '../screening/screened-request.ts';
import { openScreeningApp } from '../screening/screening-app.ts';
import { signChains } from './tamper.ts';

const test1 = await openScreeningApp();
const lead = test1.cast.client;
const foreigner = await signInAs(test1, { role: 'client' });
for (const who of [lead, foreigner])
  for (const legalName of ['Kaveri Mills', 'Zarqun Trading', 'Konkan Cashews'])
    await who.call('POST /reports/v1.0/requestdetails', { intake: intakeOf({ legalName }) });
// What was never submitted is not told to the firm.
await test1.platform.database.raw.executeSql('update requests set submitted_at = created_at');
await signChains(test1);
const file = await takenBy(test1.cast.admin);
afterAll(() => test1.close());

async function takenBy(who: Member, query = ''): Promise<string> {
  const answer = await who.send(`/api/reports/v1.0/auditexport${query}`);
  expect(answer.status).toBe(200);
  return answer.text();
}
async function judged(text: string) {
  const isSigned = isSignedBy(test1.platform.keys.verifying('audit'));
  async function* read() {
    yield text;
  }
  const { verdict } = await judgeExportFile(read, isSigned);
  return { file: JSON.parse(text) as SignedExport, verdict };
}

test('E7 the signed file proves itself: every hash computed anew, every chain linked, checkpoints that fit', async () => {
  const { file: read, verdict } = await judged(file);
  expect(verdict.flaws).toEqual([]);
  expect(read.events.length).toBe(7);
  expect(verdict.recomputed).toBe(read.events.length);
  const chains = new Set(read.events.map(({ chain }) => chain)).size;
  expect(verdict.linked).toBe(read.events.length - chains);
  expect(verdict.vouched).toBeGreaterThan(1);
});

const edit = (text: string, from: string | RegExp, to: string) => {
  const changed = text.replace(from, to);
  expect(changed === text).toBe(false);
  return changed;
};
const lines = () => file.split('\n');

test.each([
  ['a name that was edited', () => edit(file, /"actorName":"Carla Client"/, '"actorName":"Mallory"')],
  [
    'a time that was edited',
    () =>
      edit(
        file,
        /"covered":\{"chain":"([^"]+)","seq":1,"at":"2026/,
        '"covered":{"chain":"$1","seq":1,"at":"2025',
      ),
  ],
  [
    'an event that was left out',
    () =>
      lines()
        .filter((_, at) => at !== 5)
        .join('\n'),
  ],
  [
    'events that changed places',
    () => {
      const all = lines();
      [all[4], all[5]] = [all[5] ?? '', all[4] ?? ''];
      return all.join('\n');
    },
  ],
  ['another filter', () => edit(file, '"filters":{}', '"filters":{"result":["ok"]}')],
  ['another number of events', () => edit(file, /"seal":\{"events":\d+/, '"seal":{"events":9')],
  [
    'a signature of nobody',
    () => edit(file, /"signature":"[^"]{10}([^"]*)"\}\}/, '"signature":"AAAAAAAAAA$1"}}'),
  ],
])('E7 a signed file with %s is refused', async (_what, forged) => {
  expect((await judged(forged())).verdict.flaws).not.toEqual([]);
});

test('E7 an edited event is named by chain and row', async () => {
  const forged = edit(file, /"result":"ok","httpRequestId"/, '"result":"refused","httpRequestId"');
  expect((await judged(forged)).verdict.flaws).toContainEqual(
    expect.stringMatching(/^Row \d+ of the chain .* was changed/),
  );
});

test('E7 a client takes its own chain alone, signed, without what the page does not show', async () => {
  const text = await takenBy(lead);
  const { file: read, verdict } = await judged(text);
  expect(verdict).toMatchObject({ flaws: [], recomputed: 0, linked: read.events.length - 1 });
  expect(new Set(read.events.map(({ chain }) => chain))).toEqual(new Set([lead.actor.clientId]));
  expect(new Set(read.checkpoints.map(({ chain }) => chain))).toEqual(new Set([lead.actor.clientId]));
  expect(read.events.every(({ covered, personal }) => covered === null && personal === null)).toBe(true);
  expect(text).not.toContain(foreigner.actor.clientId);
});

test('E7 the signed file holds what its filter shows, and asking for another client finds nothing', async () => {
  const { file: drafted } = await judged(
    await takenBy(test1.cast.admin, '?type=request.drafted&search=Kaveri'),
  );
  expect(drafted.events.map(({ shown }) => (shown as { type: string }).type)).toEqual([
    'request.drafted',
    'request.drafted',
  ]);
  const { file: foreign } = await judged(await takenBy(lead, `?client=${foreigner.actor.clientId}`));
  expect(foreign.events).toEqual([]);
});

test('E7 the filters offer a client its own people, and nobody else', async () => {
  const { choices } = await lead.call('GET /reports/v1.0/audittrails', { choices: 'true', pageSize: 1 });
  expect(choices?.actors).toEqual([{ id: lead.actor.userId, name: 'Carla Client' }]);
  expect(choices?.clients).toEqual([]);
});

test('E7 the trail is found by session, by the id of a call and by IP', async () => {
  const trail = (query: object) => test1.cast.admin.call('GET /reports/v1.0/audittrails', query as never);
  const { Data } = await trail({ type: 'request.drafted', client: lead.actor.clientId, pageSize: 1 });
  const [event] = Data;
  const bySession = await trail({ session: lead.actor.sessionId });
  expect(bySession.total).toBeGreaterThan(1);
  expect(new Set(bySession.Data.map(({ sessionId }) => sessionId))).toEqual(new Set([lead.actor.sessionId]));
  const byCall = await trail({ search: event?.httpRequestId });
  expect(byCall.Data.map(({ httpRequestId }) => httpRequestId)).toContain(event?.httpRequestId);
  expect((await trail({ ip: '127.0.0.1' })).total).toBeGreaterThan(0);
  expect((await trail({ ip: '127.0.0.2' })).total).toBe(0);
});
