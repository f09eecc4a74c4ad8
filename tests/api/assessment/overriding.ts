import type { RequestOf, Without } from '../../../contract/index.ts';
import type { Member } from '../../support/people/sign-in-as.ts';
import { workOf } from '../screening/screened-request.ts';

const path = 'POST /reports/v1.0/ratings' as const;
type Sent = Without<RequestOf<typeof path>, 'client' | 'request' | 'version'>;
type Which = { id: string; clientId: string };

/** An act on the override of a rating, on the newest version; answers the call, not made yet. */
export async function attemptOverride(who: Member, request: Which, sent: Sent, version?: number) {
  const on = version ?? (await workOf(who, request)).version;
  return () => who.attempt(path, { client: request.clientId, request: request.id, version: on, ...sent });
}

/** Whatever comes of it. */
export const tryOverride = async (who: Member, request: Which, sent: Sent, version?: number) =>
  (await attemptOverride(who, request, sent, version))();

/** One that succeeds; answers the rating as it then is. */
export async function override(who: Member, request: Which, sent: Sent) {
  const { status, body } = await tryOverride(who, request, sent);
  if (status !== 200) throw new Error(`${sent.action} answered ${status}: ${JSON.stringify(body)}`);
  return body.Data;
}

/** An override that the drafter asked for and the allocator approved. */
export async function approvedOverride(
  cast: { drafter: Member; allocator: Member },
  request: Which,
  sent: Omit<Extract<Sent, { action: 'override' }>, 'action'>,
) {
  const { asked } = await override(cast.drafter, request, { action: 'override', ...sent });
  return override(cast.allocator, request, { action: 'approve', override: asked?.id ?? '' });
}
