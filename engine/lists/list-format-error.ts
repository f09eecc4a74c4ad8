/** A file that cannot be read as the list it is said to be; nothing of it may be imported. */
export class ListFormatError extends Error {
  readonly file: string;
  /** Counted from 1; 1 when the file as a whole is wrong. */
  readonly line: number;
  readonly column: number;

  /** `sentence` tells a person what is wrong and what to do; it is shown as it stands. */
  constructor(sentence: string, place: { file: string; line?: number; column?: number }) {
    super(sentence);
    this.name = 'ListFormatError';
    this.file = place.file;
    this.line = place.line ?? 1;
    this.column = place.column ?? 1;
  }
}
