import type { OperationKey } from '../../../contract/index.ts';
import { operations } from '../../../contract/index.ts';
import type { OperationSpec } from '../../../contract/operation.ts';
import type { HttpClient, Refused, Reply } from '../../../mock/http/http-client.ts';
import type { Target } from '../../support/calls/target.ts';
import { partsOf, signToken, tokenKey } from '../../support/people/forge-token.ts';
import { type Member, signInAs } from '../../support/people/sign-in-as.ts';
import type { HostileApp } from './hostile-app.ts';

type CallerName =
  | 'anonymous'
  | 'a garbled token'
  | 'an expired token'
  | 'a disabled user'
  | 'a read-only user'
  | 'admin'
  | 'client'
  | 'clientuser'
  | 'allocator'
  | 'drafter';

export const callerNames: CallerName[] = [
  'anonymous',
  'a garbled token',
  'an expired token',
  'a disabled user',
  'a read-only user',
  'admin',
  'client',
  'clientuser',
  'allocator',
  'drafter',
];

/** Without a session, or with one: a member. */
export type Caller = HttpClient & Partial<Pick<Member, 'actor'>>;

/** One caller of each kind, those outside the firm from our client. */
export async function gatherCallers(test: HostileApp): Promise<Record<CallerName, Caller>> {
  const { ours, admin, allocator } = test;
  const disabled = await signInAs(test, { role: 'client', clientId: ours.target.client });
  await admin.call('POST /security/v1.0/userdetails', { action: 'disable', id: disabled.actor.userId });
  // Without what says who it was: no rule of a role is meant for it.
  const holding = (access: string) => Object.assign(test.visitor(), { access });
  return {
    anonymous: test.visitor(),
    'a garbled token': holding(`${admin.access.slice(0, -4)}AAAA`),
    'an expired token': holding(expiredTokenOf(test, admin)),
    'a disabled user': holding(disabled.access),
    'a read-only user': ours.reader,
    admin,
    client: ours.client,
    clientuser: ours.clientuser,
    allocator,
    drafter: ours.drafter,
  };
}

/** One that was good until a second ago, for a session that lives. */
function expiredTokenOf({ platform }: HostileApp, { access }: Member) {
  const { header, payload } = partsOf(access);
  const exp = Math.floor(platform.clock.now().getTime() / 1000) - 1;
  const iat = exp - (Number(payload.exp) - Number(payload.iat));
  return signToken(header, { ...payload, iat, exp }, tokenKey(platform).privateKey);
}

/** The sample of any operation; which one is only known when it runs. */
export const attempt = (who: HttpClient, key: OperationKey, input: object) =>
  (who.attempt as (key: OperationKey, input: object) => Promise<Reply<Refused>>)(key, input);

export const specOf = (key: OperationKey): OperationSpec => operations[key] as unknown as OperationSpec;

export const keys = Object.keys(operations) as OperationKey[];
export const posts = keys.filter((key) => key.startsWith('POST '));
export const gets = keys.filter((key) => key.startsWith('GET '));

/** Somebody of our side whom the contract lets in. */
export function insiderOf(test: HostileApp, key: OperationKey): Member {
  const { access } = specOf(key);
  const { ours, admin } = test;
  if (typeof access === 'string' || access.includes('admin')) return admin;
  return access.includes('drafter') ? ours.drafter : ours.clientuser;
}

/** Every id and name of a client that another one must never be told. */
export const secretsOf = ({
  client,
  request,
  attachment,
  match,
  finding,
  job,
  user,
  session,
  notification,
}: Target) => [client, request, attachment, match, finding, job, user, session, notification];
