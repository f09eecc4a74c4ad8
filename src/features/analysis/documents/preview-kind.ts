import type { Attachment } from '../analysis.ts';

export type PreviewKind = 'image' | 'text';

/** How a file can be looked at without saving it; null when it cannot. */
export function previewKind({ mime, name }: Pick<Attachment, 'mime' | 'name'>): PreviewKind | null {
  if (mime === 'image/png' || mime === 'image/jpeg') return 'image';
  if (mime.startsWith('text/') || /\.(txt|csv)$/i.test(name)) return 'text';
  return null;
}
