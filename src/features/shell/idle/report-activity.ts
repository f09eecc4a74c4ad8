import { call } from '@/shared/http';

const EVERY_MS = 60_000;

let reportedAt = 0;
let later: ReturnType<typeof setTimeout> | undefined;

/** Tells the server that a person is here: at once, then at the end of each minute in which they did something. */
export function reportActivity(): Promise<unknown> | undefined {
  const wait = Math.min(EVERY_MS, reportedAt + EVERY_MS - Date.now());
  if (wait <= 0) return report();
  later ??= setTimeout(report, wait);
  return undefined;
}

function report(): Promise<unknown> {
  clearTimeout(later);
  later = undefined;
  reportedAt = Date.now();
  return call('POST /security/v1.0/sessions', { action: 'alive' }, { quiet: true }).catch(() => undefined);
}
