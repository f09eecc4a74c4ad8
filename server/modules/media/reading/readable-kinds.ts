const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Whether documents of this type are read. */
export const isReadable = (mime: string) =>
  ['application/pdf', WORD, 'text/html', 'text/csv', 'text/plain'].includes(mime);
