import { ATTACHMENT_EXTENSIONS, FileLimits } from '../../../../contract/limits.ts';
import { formatBytes } from '../../format/index.ts';

/** Why a file would be refused, before it travels; null when it may. */
export function reasonAgainst(file: File, present: number): string | null {
  const ending = file.name.split('.').at(-1)?.toLowerCase() ?? '';
  if (!(ATTACHMENT_EXTENSIONS as readonly string[]).includes(ending))
    return `Files of this kind are not taken. Use ${ATTACHMENT_EXTENSIONS.join(', ')}.`;
  if (file.size === 0) return 'The file is empty.';
  if (file.size > FileLimits.perFile) return `The file is larger than ${formatBytes(FileLimits.perFile)}.`;
  if (present >= FileLimits.files) return `There are ${FileLimits.files} files already.`;
  return null;
}
