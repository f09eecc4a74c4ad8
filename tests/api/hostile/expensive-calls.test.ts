import type { OperationKey } from '../../../contract/index.ts';
import { DEFAULT_RATE_LIMIT } from '../../../server/platform/environment-schema.ts';
import { samples } from '../../support/calls/samples.ts';
import type { Member } from '../../support/people/sign-in-as.ts';
import { enter } from '../../support/people/sign-in-as.ts';
import { attempt } from './callers.ts';
import { openHostileApp } from './hostile-app.ts';

/** A sixth of the usual limits, so that little has to be called. */
const rateLimit = 200;
const limited = (max: number) => Math.ceil((max * rateLimit) / DEFAULT_RATE_LIMIT);

const app = await openHostileApp({ env: { rateLimit } });
afterAll(() => app.close());

let addresses = 0;
/** From an address that nobody has called from: the general limit counts those. */
function from(member: Member) {
  addresses += 1;
  const browser = app.visitor(`10.${Math.floor(addresses / 200)}.7.${addresses % 200}`);
  for (const name of member.cookies.names()) browser.cookies.set(name, member.cookies.get(name) ?? '');
  return Object.assign(browser, { access: member.access, refresh: member.refresh });
}

type Call = { key: OperationKey; max: number; input?: object; by?: 'drafter'; per: 'person' | 'client' };

const calls: Call[] = [
  { key: 'POST /reports/v1.0/submituseraction', max: 300, per: 'client' },
  { key: 'POST /reports/v1.0/requestdetails/bulk', max: 600, per: 'client' },
  { key: 'GET /reports/v1.0/requestdetails', max: 30, input: { export: 'csv' }, per: 'client' },
  { key: 'GET /reports/v1.0/audittrails', max: 30, input: { export: 'json' }, per: 'client' },
  { key: 'GET /reports/v1.0/audittrails', max: 10, input: { verify: 'true' }, per: 'client' },
  { key: 'GET /reports/v1.0/auditexport', max: 10, per: 'client' },
  { key: 'POST /reports/v1.0/mcanearmatch', max: 120, per: 'person' },
  { key: 'POST /reports/v1.0/startingscore', max: 120, per: 'person' },
  { key: 'POST /reports/v1.0/screenings', max: 120, by: 'drafter', per: 'person' },
  { key: 'POST /reports/v1.0/sectionproposals', max: 12, by: 'drafter', per: 'person' },
  { key: 'POST /reports/v1.0/requestlists', max: 20, per: 'person' },
  { key: 'POST /reports/v1.0/casetags/bulk', max: 60, by: 'drafter', per: 'person' },
  { key: 'POST /reports/v1.0/archives', max: 60, per: 'person' },
  { key: 'POST /reports/v1.0/downloadattachments', max: 60, per: 'person' },
  { key: 'GET /reports/v1.0/documentpreviews', max: 60, per: 'person' },
];

test.each(calls)(
  'D21 $key with $input is answered $max times a minute for one $per, then 429 with Retry-After; another client waits for nobody',
  async ({ key, max, input, by, per }) => {
    const side = by === 'drafter' ? 'drafter' : 'client';
    const ask = (who: Member, house = app.ours) =>
      attempt(from(who), key, input ?? (samples[key](house.target) as object));
    const mine = app.ours[side];
    const statuses: number[] = [];
    // What built the house has called some of them once or twice.
    for (let call = 0; call < limited(max) + 1; call += 1) statuses.push((await ask(mine)).status);
    expect(statuses.slice(0, limited(max) - 1)).not.toContain(429);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);

    const { status, body, headers } = await ask(mine);
    expect([status, body.code]).toEqual([429, 'rate.limited']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    const again = await enter(app, mine.actor.userId);
    expect((await ask(again)).status).toBe(429);
    if (per === 'client') expect((await ask(app.ours.clientuser)).status).toBe(429);
    expect((await ask(app.theirs[side], app.theirs)).status).not.toBe(429);
  },
);

test('D21 a list is read on while its export has to wait', async () => {
  const { status } = await attempt(from(app.ours.client), 'GET /reports/v1.0/requestdetails', {});
  expect(status).toBe(200);
});
