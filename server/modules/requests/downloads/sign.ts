import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Actor, type Platform, problem } from '../../../platform/index.ts';

/** Seconds for which a signed address holds. */
export const ADDRESS_SECONDS = 300;

type Signed = { id: string; exp: number };

/** Names the file, the session it was given to, its end and that it is saved, not shown. */
function signature({ keys }: Platform, { id, exp }: Signed, actor: Pick<Actor, 'sessionId'>) {
  return createHmac('sha256', keys.secret('download'))
    .update(`${id}|${actor.sessionId}|${exp}|attachment`)
    .digest();
}

/** An address of ours that answers for five minutes, to this session only. */
export function signedAddress(platform: Platform, id: string, actor: Pick<Actor, 'sessionId'>) {
  const { clock, env } = platform;
  const exp = Math.floor(clock.now().getTime() / 1000) + ADDRESS_SECONDS;
  const sig = signature(platform, { id, exp }, actor).toString('base64url');
  const base = env.gateway ? '/api' : env.baseUrl;
  return `${base}/reports/v1.0/files?id=${id}&exp=${exp}&sig=${sig}`;
}

/** The same words for every address that does not hold (any more). */
export const badAddress = () =>
  problem('signature.invalid', 'This address does not hold any more. Download again.');

export function assertSigned(
  platform: Platform,
  given: Signed & { sig: string },
  actor: Pick<Actor, 'sessionId'>,
) {
  const expected = signature(platform, given, actor);
  const received = Buffer.from(given.sig, 'base64url');
  const now = Math.floor(platform.clock.now().getTime() / 1000);
  const isOurs = received.length === expected.length && timingSafeEqual(received, expected);
  if (!isOurs || given.exp < now || given.exp > now + ADDRESS_SECONDS) throw badAddress();
}
