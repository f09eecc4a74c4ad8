import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import type { RequestOf } from '../../../contract/index.ts';
import { db } from '../../../server/platform/index.ts';
import { settled } from '../hostile/settled.ts';
import { releasedRequest } from '../reports/release.ts';
import { screenedRequest } from '../screening/screened-request.ts';
import {
  activate,
  finished,
  importList,
  listed,
  openScreeningApp,
  ownList,
  previewOf,
  type ScreeningApp,
} from '../screening/screening-app.ts';

const save = 'POST /reports/v1.0/watchlists';
type Feed = NonNullable<Extract<RequestOf<typeof save>, { action: 'feed' }>['feed']>;

let test1: ScreeningApp;
let origin = '';
let published = '';

const publisher = createServer((_req, res) => {
  res.writeHead(200, { 'content-type': 'text/csv' }).end(published);
});
await new Promise<void>((done) => publisher.listen(0, '127.0.0.1', done));
origin = `http://127.0.0.1:${(publisher.address() as AddressInfo).port}`;
afterAll(() => {
  publisher.close();
});
beforeEach(async () => {
  test1 = await openScreeningApp([], { env: { outboundAllow: [origin] } });
});
afterEach(() => test1.close());

const admin = () => test1.cast.admin;
const row = (name: string, at: number) => `X${at},${name},person,,,,,sanctions`;
const first = ['Tamsin Voortrekker', 'Quillon Mbeki', 'Dmitri Volkhovsky', 'Thaddeus Okonjo-Barasa'].map(row);
const own = { format: 'plain_csv' as const, name: 'Published list' };
const only = async () => (await listed(admin()))[0]!;

async function startWith(rows: string[]) {
  const { version } = await importList(admin(), ownList(rows), own);
  await activate(admin(), version);
  return version;
}

/** The list is published with these rows and fetched; what became of its newest version. */
async function publish(rows: string[], feed: Partial<Feed> = {}) {
  published = String(ownList(rows)[0]?.content);
  const { id } = await only();
  const wanted = { addresses: [`${origin}/list.csv`], everyHours: 24, activate: true, ...feed };
  await admin().call(save, { action: 'feed', watchlist: id, feed: wanted });
  const { job } = (await admin().call(save, { action: 'fetch', watchlist: id })).Data;
  const { result } = (await finished(admin(), job)) as { result: { job: string } };
  await finished(admin(), result.job);
  return (await only()).versions[0]!;
}

async function told(version: number) {
  const { Data } = await admin().call('GET /reports/v1.0/notifications', {});
  return Data.find(({ activity }) => activity.startsWith(`version ${version} was`))?.activity;
}

describe('automatic activation of a watchlist', () => {
  test('never takes an entry away beyond 20 entries and 0.5 % of the list unless an admin allows more', async () => {
    await startWith(first);
    expect((await only()).feed).toBeNull();
    expect((await publish(first.slice(1))).status).toBe('staged');
    expect((await only()).feed?.removalLimit).toEqual({ entries: 20, percent: 0.5 });
    expect(await told(2)).toBe(
      'version 2 was imported: 3 entries, waiting for activation, because it removes 1 of 4 entries ' +
        '(Tamsin Voortrekker), and the limit is 20 entries and 0.5 %',
    );
    const many = { entries: 1, percent: 25 };
    expect((await publish([...first.slice(1), row('Another', 9)], { removalLimit: many })).status).toBe(
      'active',
    );
    expect(await told(3)).toBe('version 3 was activated automatically: 1 added, 0 changed, 1 removed');
  });

  test('never takes an entry away that a request has been matched with', async () => {
    await startWith(first);
    await screenedRequest(test1, { legalName: 'Quillon Mbeki', entityType: 'individual' });
    const rows = first.filter((one) => !one.includes('Mbeki'));
    const any = { entries: 1000, percent: 100 };
    expect((await publish(rows, { removalLimit: any })).status).toBe('staged');
    expect(await told(2)).toContain(
      'because it removes Quillon Mbeki, which requests or third parties have been matched with',
    );
  });

  test('never takes an entry away that was raised at a monitored third party', async () => {
    await startWith(first.slice(0, 2));
    const { thirdPartyId } = await releasedRequest(test1, {
      ...{ legalName: 'Dmitri Volkhovsky', entityType: 'individual' },
    });
    await test1.platform.database.tx({ kind: 'identity' }, () =>
      db().execute(sql`update third_parties set monitored = true where id = ${thirdPartyId}`),
    );
    const any = { entries: 1000, percent: 100 };
    expect((await publish(first, { removalLimit: any })).status).toBe('active');
    await settled(test1);
    expect((await publish(first.slice(0, 2), { removalLimit: any })).status).toBe('staged');
    expect(await told(3)).toContain(
      'because it removes Dmitri Volkhovsky, which requests or third parties have been matched with',
    );
  });

  test('never takes names away from more entries than it may take away, as a file that was cut off does', async () => {
    const named = ['X1,Tamsin Voortrekker,person,Tam Vortek;T. Voort,,,,sanctions', ...first.slice(1)];
    await startWith(named);
    const cut = ['X1,Tamsin Voortrekker,person,Tam Vortek,,,,sanctions', ...first.slice(1)];
    expect((await publish(cut)).status).toBe('staged');
    expect(await told(2)).toBe(
      'version 2 was imported: 4 entries, waiting for activation, because 1 of 4 entries have fewer names than before ' +
        '(Tamsin Voortrekker), and the limit is 20 entries and 0.5 %',
    );
    const respelt = ['X1,Tamsin Voortrekker,person,Tam Wortek;T. Voort,,,,sanctions', ...first.slice(1)];
    expect((await publish(respelt)).status).toBe('active');
    expect((await publish(cut, { removalLimit: { entries: 1, percent: 25 } })).status).toBe('active');
  });

  test('does not happen to the first version, nor when more than 1 % of the records are rejected', async () => {
    const { version } = await importList(admin(), ownList(first), own);
    expect((await publish([...first, row('Another', 9)])).status).toBe('staged');
    expect(await told(2)).toContain('because it is the first version of this list');
    await activate(admin(), version);
    expect((await publish([...first, 'X9,,person,,,,,'])).status).toBe('staged');
    expect(await told(3)).toContain('because 1 of 5 records were rejected, more than 1 %');
  });
});

describe('activating what was previewed', () => {
  test('E2 is refused with 409 once another version is active, until it is previewed again', async () => {
    await startWith(first);
    const second = await importList(admin(), ownList(first.slice(1)), { watchlist: (await only()).id });
    const third = await importList(admin(), ownList(first.slice(2)), { watchlist: (await only()).id });
    const seen = await previewOf(admin(), third.version);
    expect([seen.base?.number, seen.version.counts.removed]).toEqual([1, 2]);
    expect((await activate(admin(), second.version)).status).toBe(202);
    for (const base of [undefined, seen.base?.id])
      expect(await admin().attempt(save, { action: 'activate', version: third.version, base })).toMatchObject(
        {
          status: 409,
          body: {
            code: 'record.stale',
            Data: 'Another version was activated since this preview. Preview again.',
          },
        },
      );
    expect((await only()).active?.number).toBe(2);
    const again = await previewOf(admin(), third.version);
    expect([again.base?.number, again.version.counts.removed]).toEqual([2, 1]);
    expect(again.removed.map(({ name }) => name)).toEqual(['Quillon Mbeki']);
    const { status } = await admin().attempt(save, {
      action: 'activate',
      version: third.version,
      base: again.base?.id ?? null,
    });
    expect([status, (await only()).active?.number]).toEqual([202, 3]);
  });

  test('is tried again where the server stumbled over it, and never left waiting in silence', async () => {
    await startWith(first);
    // A number that is drawn stays drawn, whatever becomes of the transaction.
    await test1.platform.database.raw.executeSql(`
      create sequence tries;
      grant usage on sequence tries to public;
      create function stumble_once() returns trigger language plpgsql as
        $$ begin
          if nextval('tries') = 1 then raise exception 'a stumble'; end if;
          return new;
        end $$;
      create trigger stumble_once before update on watchlist_versions for each row
        when (new.status = 'active') execute function stumble_once()`);
    expect((await publish([...first, row('Another', 9)])).status).toBe('active');
    expect(await told(2)).toBe('version 2 was activated automatically: 1 added, 0 changed, 0 removed');
  });
});
