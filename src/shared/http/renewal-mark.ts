import { accessToken } from './access-token.ts';

const KEY = 'renewed';
const loadedAt = Date.now();

/** Says in a place that all tabs read at once when and of which session the last token was fetched. */
export const rememberRenewal = (handle: string) =>
  localStorage.setItem(KEY, JSON.stringify({ handle, at: Date.now() }));

/** Whether another tab has fetched one for this session since this page began or last got its own: it is on its way. */
export function otherTabRenewed(handle: string): boolean {
  try {
    const mark = JSON.parse(localStorage.getItem(KEY) ?? '{}') as { handle?: unknown; at?: unknown };
    return mark.handle === handle && Number(mark.at) > Math.max(loadedAt, accessToken.setAt());
  } catch {
    return false;
  }
}
