import { setTimeout as wait } from 'node:timers/promises';
import type { Upload } from '../../mock/http/http-client.ts';
import type { RawDatabase } from '../../server/platform/db/raw.ts';
import { type Cast, gatherCast } from '../../tests/support/people/cast.ts';
import { renew } from '../../tests/support/people/sign-in.ts';
import type { Server } from '../../tests/support/servers/start-server.ts';
import { syntheticEntries } from '../engine/synthetic-names.ts';
import { embeddedHouse } from '../volume/database.ts';
import { signInAgain } from '../volume/sign-in-again.ts';
import { printTable } from './print-table.ts';
import { cpuOf, embeddedPid, withChildren } from './process-memory.ts';

const parties = Number(process.env.PARTIES ?? 10_000);
const entries = 20_000;
const changed = 100;

/** A list of invented people; of the second version some have another name. */
function listOf(version: 1 | 2): Upload {
  const other = syntheticEntries(changed, 99);
  const rows = syntheticEntries(entries).map(({ id, names }, at) => {
    const name = version === 2 && at < changed ? other[at]?.names[0]?.text : names[0]?.text;
    return `${id},${name},person`;
  });
  return { name: 'own-list.csv', content: ['id,name,type', ...rows].join('\n'), type: 'text/csv' };
}

/** Released requests of people called as entries of another list are, each with its monitored third party. */
export async function fillParties(raw: RawDatabase, count = parties): Promise<void> {
  const names = syntheticEntries(count, 5).map(({ names }) => names[0]?.text ?? '');
  await raw.executeSql(
    `insert into requests (number, client_id, author_id, status, legal_name, entity_type, country, report_type,
       categories, priority, intake, submitted_at, status_since, released_at, rating, rating_score, sealed_rating,
       sealed_score, provisional, created_at, updated_at)
     select 'PR-' || lpad((900000 + n)::text, 7, '0'), u.client_id, u.id, 'released', name, 'individual', 'IN',
       'basic_screening', '["sanctions"]'::jsonb, 'normal',
       jsonb_build_object('legalName', name, 'entityType', 'individual'),
       now() - interval '9 days', now() - interval '2 days', now() - interval '2 days', 'low', 10, 'low', 10, false,
       now() - interval '10 days', now() - interval '2 days'
     from unnest($1::text[]) with ordinality as named(name, n),
       (select id, client_id from users where client_id is not null order by created_at limit 1) u`,
    [names],
  );
  await raw.executeSql(
    `insert into third_parties (client_id, name, entity_type, country, identity, rating, rating_score,
       last_request_id, created_at, monitored)
     select client_id, legal_name, entity_type, country, 'name:' || id, 'low', 10, id, created_at, true
     from requests where number >= 'PR-0900000'`,
  );
  await raw.executeSql(
    'update requests r set third_party_id = t.id from third_parties t where t.last_request_id = r.id',
  );
  // The server would make these at its next start, one request after the other.
  await raw.executeSql(
    `insert into request_texts (request_id, source, client_id, visibility, words)
     select id, id, client_id, 'shared', array_to_tsvector(string_to_array(lower(legal_name), ' '))
     from requests on conflict do nothing`,
  );
  await raw.executeSql('analyze');
}

async function stage(cast: Cast, version: 1 | 2): Promise<string> {
  const about = { action: 'import', format: 'plain_csv', name: 'Synthetic', topic: 'sanctions' } as const;
  const { Data } = await cast.admin.call('POST /reports/v1.0/watchlists', about, [listOf(version)]);
  for (;;) {
    const [work] = (await cast.admin.call('GET /reports/v1.0/jobs', { id: Data.job ?? '' })).Data;
    if (work?.status === 'failed') throw new Error(`The import failed: ${work.error}`);
    if (work?.status === 'done') return Data.version ?? '';
    await wait(100);
  }
}

/** Asked for longer than a session of the administrator lasts. */
async function watched({ admin }: Cast) {
  await renew(admin);
  return admin.call('GET /reports/v1.0/audittrails', { type: ['watchlist.watched'] });
}

/**
 * Seconds from the activation of a version to the event that every monitored third party was compared, and what the
 * processors worked for it, which other work on the machine distorts less.
 */
async function activate(
  { server, cast }: { server: Server; cast: Cast },
  version: string,
): Promise<string[]> {
  const before = (await watched(cast)).total;
  const pids = withChildren(embeddedPid(server.dataDir) ?? Number.NaN);
  const cpu = () => [cpuOf(server.pid()), pids.reduce((sum, pid) => sum + (cpuOf(pid) || 0), 0)];
  const began = cpu();
  const started = Date.now();
  await cast.admin.call('POST /reports/v1.0/watchlists', { action: 'activate', version });
  for (;;) {
    const { Data, total } = await watched(cast);
    const [done] = Data;
    if (done && total > before) {
      const worked = cpu().map((seconds, at) => seconds - (began[at] ?? 0));
      return [(Date.parse(done.at) - started) / 1000, ...worked].map((seconds) => seconds.toFixed(1));
    }
    await wait(200);
  }
}

/** How long it takes until every monitored third party is compared with a list, first and after an update of the list. */
export async function measureMonitoring(): Promise<void> {
  const house = await embeddedHouse();
  try {
    const { server } = house;
    const first = await gatherCast(server);
    await server.terminate();
    await house.bare(fillParties);
    await server.start();
    const cast = await signInAgain(first, server.baseUrl);
    const rows = [];
    for (const version of [1, 2] as const) {
      const staged = await stage(cast, version);
      rows.push([
        version === 1 ? 'the first version' : `${changed} entries changed`,
        ...(await activate({ server, cast }, staged)),
      ]);
    }
    printTable(`${parties} monitored third parties, a list of ${entries} entries`, [
      ['activated', 'seconds until all were compared', 'CPU of Node', 'of PostgreSQL'],
      ...rows,
    ]);
  } finally {
    await house.remove();
  }
}
