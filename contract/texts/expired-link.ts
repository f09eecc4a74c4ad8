/** The page that a browser shows for an expired download link. */
export const EXPIRED_LINK_TEXTS = {
  title: 'This download link has expired',
  text: 'A download link works for a short time, and some work only once. Open Prudence and download the file again.',
  open: 'Open Prudence',
} as const;
