import { type OperationKey, operations } from '../../../contract/index.ts';
import type { OperationSpec } from '../../../contract/operation.ts';
import { ROLES, type Role } from '../../../contract/words.ts';
import type { RawDatabase } from '../../../server/platform/db/raw.ts';
import { samples } from '../calls/samples.ts';
import { missing, type Target } from '../calls/target.ts';

const specOf = (key: OperationKey) => operations[key] as unknown as OperationSpec;

/** What is only read: every GET, and the searches and files that are asked for with a POST. */
const readingKeys = (Object.keys(operations) as OperationKey[]).filter(
  (key) => specOf(key).method === 'GET' || specOf(key).reads,
);

type ReadingCall = { key: OperationKey; what: string; role: Role; input: object };

/** Every reading operation by each role that may call it: about one object, and without a filter where it is a list. */
export function readingCalls(target: Target): ReadingCall[] {
  return readingKeys.flatMap((key) => {
    const { access, stream } = specOf(key);
    const roles =
      typeof access === 'string' ? (['admin'] as const) : access.filter((one) => ROLES.includes(one));
    const sample = samples[key](target) as object;
    const isList = !stream && operations[key].request.safeParse({}).success && Object.keys(sample).length > 0;
    return roles.flatMap((role) => [
      { key, what: 'one', role, input: sample },
      ...(isList ? [{ key, what: 'all', role, input: {} }] : []),
    ]);
  });
}

/** Of one client: a request with everything that is left at one, and what hangs on it. */
export async function findTarget(raw: RawDatabase, clientId: string): Promise<Target> {
  const { rows } = await raw.executeSql(
    `select r.client_id as client, r.id as request, r.third_party_id as "thirdParty", r.author_id as user,
       (select id from attachments where request_id = r.id limit 1) as attachment,
       (select id from matches where request_id = r.id limit 1) as match,
       (select id from findings where request_id = r.id limit 1) as finding,
       (select id from work_items where client_id = r.client_id limit 1) as job,
       (select id from sessions where user_id = r.author_id limit 1) as session,
       (select id from notifications where request_id = r.id limit 1) as notification,
       w.id as watchlist, v.id as "listVersion"
     from requests r, watchlists w join watchlist_versions v on v.watchlist_id = w.id and v.status = 'active'
     where r.client_id = $1 and r.status = 'released' order by r.number limit 1`,
    [clientId],
  );
  return { ...missing, ...(rows[0] as Target) };
}
