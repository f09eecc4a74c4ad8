import type { Passage } from '../text/split-passages.ts';
import { findNames } from './find-names.ts';
import { findShortForms, type ShortForm, shortForms } from './short-forms.ts';
import { MEDIA_ROLES, type MediaRole, type MediaSubject, type Mention } from './subject.ts';

/** Whom a passage speaks of. `role` is the nearest to the third party of all mentioned. */
type LinkedPassage = { passage: Passage; mentions: Mention[]; role: MediaRole | 'unrelated' };

const ORGANISATION =
  /\b(?:the (?:company|firm|group|bank|business|corporation|supplier|contractor|manufacturer|subsidiary|airline|developer|lender|insurer|retailer|trader|operator|enterprise|organi[sz]ation)|it|its)\b/iu;
const PERSON =
  /\b(?:he|she|him|his|her|the (?:defendant|accused|businessman|businesswoman|executive|director|minister|politician|banker|lawyer|former \p{L}+|\d+-year-old))\b/iu;

/**
 * Ties the passages of one document to subjects, in order: by name (engine/names, at "strong"), by a short form that
 * was introduced before, and by "the company" or "he" where a subject of that kind was the last one named in the same
 * paragraph. Never throws.
 */
export function linkSubjects(
  document: string,
  passages: readonly Passage[],
  subjects: readonly MediaSubject[],
): LinkedPassage[] {
  const known = new Map(subjects.map((subject) => [subject.id, subject]));
  const forms = new Map<string, ShortForm>();
  let last: { subject: MediaSubject; paragraph: number } | undefined;
  return passages.map((passage) => {
    const named = findNames(passage.text, passage.start, subjects);
    for (const mention of named) {
      const subject = known.get(mention.subject)!;
      for (const form of shortForms(document, mention, subject, subjects))
        if (!forms.has(form.text)) forms.set(form.text, form);
    }
    const short = findShortForms(passage.text, passage.start, [...forms.values()]);
    const mentions = merged(named, short);
    if (mentions.length === 0 && last?.paragraph === passage.paragraph) {
      const carried = carriedOver(passage, last.subject);
      if (carried) mentions.push(carried);
    }
    const latest = mentions.at(-1);
    if (latest) last = { subject: known.get(latest.subject)!, paragraph: passage.paragraph };
    return { passage, mentions, role: nearestRole(mentions, known) };
  });
}

function merged(named: Mention[], short: Mention[]): Mention[] {
  const apart = short.filter((one) => !named.some(({ start, end }) => one.start < end && start < one.end));
  return [...named, ...apart].sort((a, b) => a.start - b.start);
}

function carriedOver(passage: Passage, subject: MediaSubject): Mention | undefined {
  const found = (subject.type === 'person' ? PERSON : ORGANISATION).exec(passage.text);
  if (!found) return undefined;
  const start = passage.start + found.index;
  return { subject: subject.id, kind: 'carried', start, end: start + found[0].length, similarity: 1 };
}

function nearestRole(
  mentions: readonly Mention[],
  known: ReadonlyMap<string, MediaSubject>,
): MediaRole | 'unrelated' {
  const roles = new Set(mentions.map(({ subject }) => known.get(subject)?.role));
  return MEDIA_ROLES.find((role) => roles.has(role)) ?? 'unrelated';
}
