let offsetMs = 0;

/** Learns the server's clock from an answer, so that a wrong local clock never looks like an expired token. */
export function learnServerTime(dateHeader: unknown) {
  const time = typeof dateHeader === 'string' ? Date.parse(dateHeader) : Number.NaN;
  if (!Number.isNaN(time)) offsetMs = time - Date.now();
}

export const serverNow = () => Date.now() + offsetMs;
