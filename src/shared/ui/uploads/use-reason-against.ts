import { useCallback } from 'react';
import { ATTACHMENT_EXTENSIONS, FileLimits } from '../../../../contract/limits.ts';
import { formatBytes, listText } from '../../format/index.ts';
import type { Translate } from '../texts/index.ts';
import { useTexts } from '../texts/index.ts';

/** Why a file would be refused, in the reader's language. */
export function useReasonAgainst() {
  const t = useTexts();
  return useCallback((file: File, present: number) => reasonAgainst(t, file, present), [t]);
}

/** Why a file would be refused, before it travels; null when it may. */
function reasonAgainst(t: Translate, file: File, present: number): string | null {
  const ending = file.name.split('.').at(-1)?.toLowerCase() ?? '';
  if (!(ATTACHMENT_EXTENSIONS as readonly string[]).includes(ending))
    return t('thisFileTypeIsntAcceptedUse', { kinds: listText(ATTACHMENT_EXTENSIONS, t.language) });
  if (file.size === 0) return t('theFileIsEmpty');
  if (file.size > FileLimits.perFile)
    return t('theFileIsLargerThanPerFile', { limit: formatBytes(FileLimits.perFile) });
  if (present >= FileLimits.files) return t('thereAreFilesFilesAlready', { count: FileLimits.files });
  return null;
}
