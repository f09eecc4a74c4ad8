import { call } from '@/shared/http';

const EVERY_MS = 60_000;

let toldAt = 0;
let later: ReturnType<typeof setTimeout> | undefined;

/** Tells the server that a person is here: at once, then at the end of each minute in which they did something. */
export function tellAlive(): Promise<unknown> | undefined {
  const wait = Math.min(EVERY_MS, toldAt + EVERY_MS - Date.now());
  if (wait <= 0) return tell();
  later ??= setTimeout(tell, wait);
  return undefined;
}

function tell(): Promise<unknown> {
  clearTimeout(later);
  later = undefined;
  toldAt = Date.now();
  return call('POST /security/v1.0/sessions', { action: 'alive' }, { quiet: true }).catch(() => undefined);
}
