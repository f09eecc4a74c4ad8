import { MEDIA_EXTENSIONS } from '../../../../contract/words.ts';
import type { Attachment, Working } from '../analysis.ts';

type Source = Working['media']['sources'][number];

/** Whether files of this kind are read for adverse media. */
export const isRead = ({ name }: Pick<Attachment, 'name'>) =>
  MEDIA_EXTENSIONS.some((extension) => name.toLowerCase().endsWith(`.${extension}`));

/** Documents of the request that were not read, and the one with the same content that was, where there is one. */
export function unreadFiles<File extends Pick<Attachment, 'id' | 'name' | 'sha256'>>(
  files: readonly File[],
  sources: readonly Pick<Source, 'attachmentId' | 'sha256' | 'title'>[],
): { file: File; same: Pick<Source, 'title'> | undefined }[] {
  return files
    .filter(({ id }) => !sources.some(({ attachmentId }) => attachmentId === id))
    .map((file) => ({ file, same: sources.find(({ sha256 }) => sha256 === file.sha256) }));
}
