const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Whether documents of this type are shown as blocks. */
export const hasBlocks = (mime: string) => mime === WORD || mime === 'text/html';

/** Whether documents of this type are read. */
export const isReadable = (mime: string) =>
  ['application/pdf', WORD, 'text/html', 'text/csv', 'text/plain'].includes(mime);
