import { ATTACHMENT_EXTENSIONS, FileLimits } from '../../../../contract/limits.ts';
import { formatBytes } from '../../format/index.ts';

/** What a file dialog offers. */
export const ACCEPT = ATTACHMENT_EXTENSIONS.map((ending) => `.${ending}`).join(',');

/** Which files are taken, in a sentence. */
export function KindsAndSize() {
  return (
    <>
      {ATTACHMENT_EXTENSIONS.join(', ').toUpperCase()}, up to {formatBytes(FileLimits.perFile)} each,{' '}
      {FileLimits.files} at most.
    </>
  );
}
