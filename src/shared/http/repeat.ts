import { CanceledError, type GenericAbortSignal } from 'axios';
import { isRefresh, type Sent } from './prepare-request.ts';

/** Pauses before a call that met no working server is sent again. */
export const REPEAT_AFTER_MS = [500, 1000, 2000, 4000];

/**
 * What may be sent twice: reading, what carries an idempotency key, and the refresh, which answers the same successor
 * within ten seconds. Nothing else, for the first one may have arrived.
 */
export const isRepeatable = ({ method = 'get', headers, url = '', repeat = true }: Sent): boolean =>
  repeat && (/^(get|head)$/i.test(method) || Boolean(headers?.['Idempotency-Key']) || isRefresh(url));

/** Waits, shorter when the network returns; rejects when the call is given up meanwhile. */
export function pause(milliseconds: number, signal?: GenericAbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (then: () => void) => () => {
      clearTimeout(timer);
      window.removeEventListener('online', goOn);
      signal?.removeEventListener?.('abort', giveUp);
      then();
    };
    const goOn = end(resolve);
    const giveUp = end(() => reject(new CanceledError()));
    const timer = setTimeout(goOn, milliseconds);
    window.addEventListener('online', goOn);
    signal?.addEventListener?.('abort', giveUp);
  });
}
