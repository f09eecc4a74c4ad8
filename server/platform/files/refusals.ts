import { problem } from '../errors.ts';

export function notAllowed(name: string, why: string) {
  return problem('file.not_allowed', `${shown(name)} was not taken: ${why}`, { fields: { files: why } });
}

export function tooLarge(name: string, maxBytes: number) {
  const megabytes = Math.max(1, Math.floor(maxBytes / 1024 / 1024));
  return problem(
    'file.too_large',
    `${shown(name)} is larger than ${megabytes} MB. Split it or choose a smaller file.`,
  );
}

export function emptyFile(name: string) {
  return problem('file.empty', `${shown(name)} is empty. Choose another file.`);
}

export function corruptFile(cause?: unknown) {
  return problem(
    'file.corrupt',
    'The stored file differs from the one that was uploaded. Tell your administrator.',
    {},
    cause,
  );
}

/** No fault of the caller's; the cause is in the log. */
export function storageAway(cause: unknown) {
  return problem(
    'server.busy',
    'Can’t reach the file storage. Try again in a moment.',
    { retryAfter: 10 },
    cause,
  );
}

function shown(name: string) {
  return name ? `“${name.replace(/\p{C}/gu, '').slice(0, 80)}”` : 'The file';
}
