import type { MediaSubject, Mention } from './subject.ts';

/** A short form of a subject that a document has introduced: "Fairmead" for "Fairmead Holdings plc". */
export type ShortForm = { text: string; subject: string };

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu;
const SHORTEST = 4;
const INTRODUCED = /^[^\p{L}(]{0,3}\(\s*(?:the\s+)?["“'‘«]([^"”'’»()]{2,40})["”'’»]/iu;
/** What "(the …)" defines in contracts is said of everybody's company. */
const EVERYBODY =
  /^(company|firm|group|bank|issuer|defendant|claimant|plaintiff|respondent|borrower|parties)$/i;

/**
 * The short forms that a mention by name introduces: the family name of a person, the first word of an organisation's
 * name where it is long and not that of another subject, and an abbreviation explained in brackets behind the name.
 */
export function shortForms(
  document: string,
  mention: Mention,
  subject: MediaSubject,
  others: readonly MediaSubject[],
): ShortForm[] {
  const words = document.slice(mention.start, mention.end).match(WORD) ?? [];
  const candidate = subject.type === 'person' ? words.at(-1) : words[0];
  const explained = INTRODUCED.exec(document.slice(mention.end, mention.end + 80))?.[1]?.trim();
  const forms: string[] = [];
  if (candidate && words.length > 1 && candidate.length >= SHORTEST && !isShared(candidate, subject, others))
    forms.push(candidate);
  if (explained && !EVERYBODY.test(explained)) forms.push(explained);
  return forms.map((text) => ({ text, subject: subject.id }));
}

function isShared(word: string, subject: MediaSubject, others: readonly MediaSubject[]): boolean {
  const lower = word.toLowerCase();
  return others.some(
    (other) =>
      other.id !== subject.id && other.names.some((name) => name.toLowerCase().split(/\s/).includes(lower)),
  );
}

/** Where short forms stand in a passage; a form that is part of a longer word does not count. */
export function findShortForms(text: string, offset: number, forms: readonly ShortForm[]): Mention[] {
  const mentions: Mention[] = [];
  for (const form of forms) {
    let at = text.indexOf(form.text);
    while (at >= 0) {
      const end = at + form.text.length;
      const whole =
        !/[\p{L}\p{N}]$/u.test(text.slice(Math.max(0, at - 2), at)) &&
        !/^[\p{L}\p{N}]/u.test(text.slice(end, end + 2));
      if (whole) {
        const { subject } = form;
        mentions.push({ subject, kind: 'short', start: offset + at, end: offset + end, similarity: 1 });
      }
      at = text.indexOf(form.text, end);
    }
  }
  return mentions.sort((a, b) => a.start - b.start);
}
