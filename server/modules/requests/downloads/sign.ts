import { createHmac, timingSafeEqual } from 'node:crypto';
import { DownloadLimits } from '../../../../contract/limits.ts';
import { type Actor, type Platform, problem } from '../../../platform/index.ts';

const { addressSeconds } = DownloadLimits;

type Signed = { id: string; exp: number };

const purpose = 'download';

/** Names the file, the session it was given to, its end and that it is saved, not shown. */
function signature(secret: Buffer, { id, exp }: Signed, actor: Pick<Actor, 'sessionId'>) {
  return createHmac('sha256', secret).update(`${id}|${actor.sessionId}|${exp}|attachment`).digest();
}

/** An address of ours that answers for five minutes, to this session only. */
export function signedAddress(platform: Platform, id: string, actor: Pick<Actor, 'sessionId'>) {
  const { clock, env, keys } = platform;
  const exp = Math.floor(clock.now().getTime() / 1000) + addressSeconds;
  const sig = signature(keys.secret(purpose), { id, exp }, actor).toString('base64url');
  const base = env.gateway ? '/api' : env.baseUrl;
  return `${base}/reports/v1.0/files?id=${id}&exp=${exp}&sig=${sig}`;
}

/** The same words for every address that does not hold (any more). */
export const badAddress = () =>
  problem('signature.invalid', 'This download link has expired. Download the file again.');

export function assertSigned(
  platform: Platform,
  given: Signed & { sig: string },
  actor: Pick<Actor, 'sessionId'>,
) {
  const received = Buffer.from(given.sig, 'base64url');
  // Several spellings of the last letter decode to the same bytes: one of them is ours.
  if (received.toString('base64url') !== given.sig) throw badAddress();
  const now = Math.floor(platform.clock.now().getTime() / 1000);
  // By any key at hand: an address given out before a change of keys holds its five minutes.
  const isOurs = platform.keys.secrets(purpose).some((secret) => {
    const expected = signature(secret, given, actor);
    return received.length === expected.length && timingSafeEqual(received, expected);
  });
  if (!isOurs || given.exp < now || given.exp > now + addressSeconds) throw badAddress();
}
