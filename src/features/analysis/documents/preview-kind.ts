import type { Attachment } from '../analysis.ts';

export type PreviewKind = 'pdf' | 'image' | 'table' | 'document' | 'text';

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** How a file can be looked at without saving it; null when it cannot. */
export function previewKind({ mime, name }: Pick<Attachment, 'mime' | 'name'>): PreviewKind | null {
  if (mime === 'application/pdf') return 'pdf';
  if (mime === 'image/png' || mime === 'image/jpeg') return 'image';
  if (mime === WORD) return 'document';
  if (mime === 'text/csv' || /\.csv$/i.test(name)) return 'table';
  if (mime.startsWith('text/') || /\.txt$/i.test(name)) return 'text';
  return null;
}
