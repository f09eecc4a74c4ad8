import { ATTACHMENT_EXTENSIONS, FileLimits } from '../../../../contract/limits.ts';
import { formatBytes, listText } from '../../format/index.ts';
import { useTexts } from '../texts/index.ts';

/** What a file dialog offers. */
export const ACCEPT = ATTACHMENT_EXTENSIONS.map((ending) => `.${ending}`).join(',');

/** Which files are taken, in a sentence. */
export function KindsAndSize() {
  const t = useTexts();
  const kinds = listText(ATTACHMENT_EXTENSIONS, t.language).toUpperCase();
  return <>{t('kindsAndSize', { kinds, size: formatBytes(FileLimits.perFile), count: FileLimits.files })}</>;
}
