/** What a browser is shown that opens a download link by itself after its time. */
export const EXPIRED_LINK_TEXTS = {
  title: 'This download link has expired',
  text: 'A download link works for a short time, and some work only once. Open Prudence and download the file again.',
  open: 'Open Prudence',
} as const;
