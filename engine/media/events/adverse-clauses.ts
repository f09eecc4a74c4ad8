import type { Reading } from '../subjects/discourse.ts';
import { FRAMES, type Frame } from '../tables/frames.ts';

/** Something adverse that a sentence tells of somebody: of nobody where the sentence does not say of whom. */
export type AdverseClause = {
  frame: Frame;
  /** Where the words that tell it stand in the sentence. */
  start: number;
  end: number;
  parties: Reading[];
  /** Denied, or only possible. */
  unreal: boolean;
};

const BE =
  /\b(?:is|are|was|were|be|been|being|got|gets|remains|stands)\s+(?:(?:\p{L}+ly|itself|himself|herself|then|later|also|again|first|already|both|now|since|once|not|never|all|still|too|last month|last year|in \p{N}{4})\s+){0,3}$/iu;
const HAD_ITS = /\b(?:had|has|have|having)\s+(?:its|his|her|their)\s+[\p{L}\s]{2,40}$/iu;
/** "was tried and acquitted", "was one of eleven members examined". */
const ALSO_PASSIVE =
  /\b(?:is|are|was|were|be|been|being)\b[^;:]{0,80}\b(?:and|or|then|but)\s+(?:\p{L}+ly\s+)?$/iu;
const ONE_OF = /\b(?:is|was|are|were|been)\s+(?:one|two|three|among) (?:of )?(?:\p{L}+ ){0,3}$/iu;
const BOUNDARY =
  /[;:]\s|[–—]\s|\.\s|,\s|\s(?:and|but|or|while|whereas|although|though|because|as|after|before|since|when|where|if|that|whether|until|so)\s/giu;
const PREPOSITION =
  /\b(?:of|in|on|at|by|for|from|with|to|against|into|among|than|over|about|between|under|after|before|until|as)\s+(?:the\s+)?(?:\p{L}+\s+)?$/iu;
const RELATIVE = /\b(?:which|who|that)\b/giu;
const UNREAL =
  /\b(?:not|never|no|nobody|none|neither|nor|without|denie[sd]|deny|denying|could|would|may|might|should|if|unless|nothing|clear of|No|Nobody|None|Neither|If|Unless|Without|Nothing|Never|False)\b|n['’]t\b/u;
const OBJECT_ENDS =
  /[;:]|\.\s|,\s|\b(?:for|because|after|when|while|who|which|that|from|since|to|by|as|before|until|with|over)\b/iu;
/** "searched | the depot of | X". */
const OBJECT = /^\s*(?:with\s+)?(?:[\p{L}\p{N}'’-]+\s+){0,4}(?:(?:of|at|in|against|on)\s+(?:the\s+)?)?$/u;
/** Objects stand directly behind their verb. */
const NEAR = 70;
const MOST_TEXT = 1500;

/** What a sentence tells that is adverse, in order, and of whom. */
export function adverseClauses(text: string, readings: readonly Reading[]): AdverseClause[] {
  const short = text.slice(0, MOST_TEXT);
  if (!/\p{L}{3}/u.test(short)) return [];
  const found: AdverseClause[] = [];
  for (const frame of FRAMES) {
    for (const match of short.matchAll(frame.pattern)) {
      const start = match.index;
      const end = start + match[0].length;
      found.push({ frame, start, end, ...partiesOf(short, readings, frame, start, end) });
    }
  }
  return found.sort((a, b) => a.start - b.start || b.end - a.end);
}

function partiesOf(
  text: string,
  readings: readonly Reading[],
  frame: Frame,
  start: number,
  end: number,
): Pick<AdverseClause, 'parties' | 'unreal'> {
  const before = text.slice(0, start);
  const clause = before.slice(clauseStart(before));
  const unreal = UNREAL.test(
    frame.party === 'state'
      ? clause
      : `${clause} ${/^\s+(?:no|nobody|nothing)\b/iu.exec(text.slice(end))?.[0] ?? ''}`,
  );
  if (frame.party === 'noun') return { unreal, parties: behindNoun(text, readings, end) };
  if (frame.party === 'state') return { unreal, parties: subjectsBefore(text, readings, start) };
  const isActive = /ing$/u.test(text.slice(start, end));
  if (
    (!isActive && BE.test(before)) ||
    HAD_ITS.test(before) ||
    ALSO_PASSIVE.test(before) ||
    ONE_OF.test(before)
  ) {
    const parties = subjectsBefore(text, readings, start);
    return { unreal, parties: parties.length > 0 ? parties : inverted(text, readings, end) };
  }
  const object = objectAfter(text, readings, end);
  if (object) return { unreal, parties: [object] };
  // "The firm, fined in 2019, ...": the words before it are what it is said of.
  const last = readings.findLast((one) => one.end <= start);
  if (
    last &&
    /^,?\s*(?:once |since |already |all |both |also )?$/u.test(text.slice(last.end, start)) &&
    /^,|^ (?:in|for|by|over|on|from|last|of|twice|with)\b/u.test(text.slice(end))
  )
    return { unreal, parties: [last] };
  return { unreal, parties: inverted(text, readings, end) };
}

function clauseStart(before: string): number {
  let start = 0;
  for (const match of before.matchAll(
    /[;:]\s|,\s(?:and|but|while|although|because|since|as|who|which)\s|\s(?:but|and|because|after|when|although|while)\s/giu,
  ))
    start = match.index + match[0].length;
  return start;
}

/** "Among the firms blacklisted is X". */
function inverted(text: string, readings: readonly Reading[], end: number): Reading[] {
  const at = readings.findIndex((one) => one.start >= end);
  const next = headOf(readings, at);
  if (!next || at < 0) return [];
  const gap = text.slice(end, readings[at]!.start);
  return /^[\s,]*(?:however,? |too,? |also )?(?:is|are|was|were)\s+(?:also )?$/u.test(gap) ? [next] : [];
}

function objectAfter(text: string, readings: readonly Reading[], end: number): Reading | undefined {
  const at = readings.findIndex((one) => one.start >= end);
  const next = headOf(readings, at);
  if (!next) return undefined;
  const gap = text.slice(end, next.start);
  return gap.length <= NEAR && OBJECT.test(gap) && !OBJECT_ENDS.test(gap) ? next : undefined;
}

/** Behind "an inquiry into" stands whom it concerns, or a clause about them. */
function behindNoun(text: string, readings: readonly Reading[], end: number): Reading[] {
  const next = headOf(
    readings,
    readings.findIndex((one) => one.start >= end),
  );
  // What is looked into is a matter, even where "it" could be somebody.
  if (!next || (/^it$/i.test(next.text) && !/against$/u.test(text.slice(0, end)))) return [];
  const gap = text.slice(end, next.start);
  return gap.length <= NEAR && !/[;:]|\.\s|\b(?:from|to|against|by)\b/u.test(gap) ? [next] : [];
}

/** Of "its director" the pronoun comes first and the noun is meant. */
function headOf(readings: readonly Reading[], at: number): Reading | undefined {
  const one = at < 0 ? undefined : readings[at];
  const next = readings[at + 1];
  return one && next?.of === at && next.start <= one.end + 3 ? next : one;
}

/** Whom the clause before a verb is about. */
function subjectsBefore(text: string, readings: readonly Reading[], verb: number): Reading[] {
  const before = text.slice(0, verb);
  const outer = besideInsertion(readings, before);
  if (outer) return [outer];
  const relative = [...before.matchAll(RELATIVE)].at(-1);
  if (relative) {
    const between = readings.some(
      (one) => one.start > relative.index && one.end <= verb && one.form !== 'pronoun',
    );
    const pronounFirst = readings.some(
      (one) => one.start > relative.index && one.end <= verb && /^(?:it|he|she|we)$/i.test(one.text),
    );
    if (
      !between &&
      !pronounFirst &&
      !/\b(?:said|told|says|that)\s*$/u.test(before.slice(0, relative.index))
    ) {
      const antecedent = readings.findLast((one) => one.end <= relative.index);
      // Behind a comma the nearest is meant: "X, which was fined".
      if (antecedent) return [antecedent];
    }
  }
  const boundaries = [0, ...[...before.matchAll(BOUNDARY)].map((match) => match.index + match[0].length)];
  for (let n = boundaries.length - 1; n >= 0; n--) {
    const from = boundaries[n]!;
    const inside = readings.filter((one) => one.start >= from && one.end <= verb);
    if (inside.length === 0) {
      // Somebody of whom nothing else is known: "thieves were charged".
      if (n === boundaries.length - 1 && hasSubject(text.slice(from, verb))) return [];
      continue;
    }
    const head = inside.find(
      (one) =>
        !isOwner(readings, one) && !PREPOSITION.test(text.slice(Math.max(from, one.start - 25), one.start)),
    );
    if (!head) {
      if (n > 0) continue;
      const [only] = inside.filter((one) => !isOwner(readings, one));
      return only ? [only] : inside.slice(0, 1);
    }
    return [...alongside(text, readings, head, verb), head];
  }
  return [];
}

const CLOSED =
  /,\s+(?:(?:is|are|was|were|be|been|being|has|had|have|having|will|would|may|also|then|later|already|since|once|again|now|still|both|first|itself|himself|herself|yesterday|today|last|this|on|in|\p{Lu}\p{L}+day|week|month|year|(?:January|February|March|April|May|June|July|August|September|October|November|December)|\d{4}|\p{L}+ly)\s+)*$/u;
const INSERTION =
  /^(?:which|who|whose|whom|where|in which|of which|against which|an?|the|its|his|her|now|then|formerly|based|owned|run|led|founded|headed|known|named|together|along|aged|\d|\p{Lu})/u;

/** "X, which his father had started, went bankrupt": what stands between commas is passed over. */
function besideInsertion(readings: readonly Reading[], before: string): Reading | undefined {
  const close = CLOSED.exec(before.slice(-120));
  if (!close) return undefined;
  const end = Math.max(0, before.length - 120) + close.index;
  const from = Math.max(0, end - 200);
  const inside = before.slice(from, end);
  for (let comma = inside.lastIndexOf(', '); comma >= 0; comma = inside.lastIndexOf(', ', comma - 1)) {
    if (comma === 0) return undefined;
    if (/[;:]|\.\s\p{Lu}/u.test(inside.slice(comma))) return undefined;
    if (!INSERTION.test(inside.slice(comma + 2))) continue;
    const antecedent = readings.findLast(
      (one) => one.end <= from + comma && one.end >= from + comma - 6 && one.form !== 'pronoun',
    );
    const isHead =
      antecedent && !PREPOSITION.test(before.slice(Math.max(0, antecedent.start - 25), antecedent.start));
    return isHead ? antecedent : undefined;
  }
  return undefined;
}

const NO_SUBJECT =
  /\b(?:is|are|was|were|be|been|being|has|had|have|having|will|would|may|also|then|later|already|since|once|again|not|never|itself|himself|herself|now|still|both|all|twice|first|last|this|in|on|at|by|for|of|the|a|an|year|month|week|day|ago|earlier|too|only|to|was|and|but|or|\p{L}+ly|\p{N}+|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)\b/giu;

/** Whether words before a verb have a noun among them that may be its subject. */
const hasSubject = (words: string): boolean => /\p{L}{3,}/u.test(words.replace(NO_SUBJECT, ' '));

/** "The owner and his driver were charged": the first of both is meant too. */
function alongside(text: string, readings: readonly Reading[], head: Reading, verb: number): Reading[] {
  const gap = text.slice(Math.max(0, head.start - 6), head.start);
  // "Neal Nicholls and Wayne Douglas face charges"
  const before = readings[readings.indexOf(head) - 1];
  if (
    before?.entity &&
    head.form === 'name' &&
    before.form === 'name' &&
    /^\s+and\s+$/u.test(text.slice(before.end, head.start))
  )
    return [before];
  if (!/\band\s+$/u.test(gap) || !/\b(?:were|are|have been)\b/u.test(text.slice(head.end, verb + 1)))
    return [];
  const first = readings.find((one) => one.end <= head.start && one.entity && !isOwner(readings, one));
  return first ? [first] : [];
}

/** Whether it only says whose something is that has an entry of its own: "its" of "its director". */
export function isOwner(readings: readonly Reading[], one: Reading): boolean {
  const at = readings.indexOf(one);
  return readings.some((other) => other.of === at && other.entity !== one.entity);
}

/** The words after the name of a speaker. */
export const SPEAKS =
  /^(?:,[^,]{1,60},)?\s+(?:has |had |have )?(?:said|says|told|wrote|writes|asked|replied|believes?|believed|hopes|explained|added|warned|reported|confirmed|insists?|claims?|claimed|heard|denied|denies|rejected|noted|calls?|called|talks?|talked|complain(?:ed|s)|allege[sd]?|maintains?|think|thinks|thought|suspects?)\b/u;
/** "While a deputy, he ..." */
const ADVERBIAL = /^(?:While|As|After|Before|When|Although|Though|Since|If|Until|Because)\b[^,.;]{2,80},\s/u;
/** "Litigation: the firm was sued." */
const TITLED = /^\p{Lu}[\p{L} ]{1,20}: /u;
const LEADING_PREPOSITION =
  /\b(?:in|at|of|by|for|with|to|from|on|against|among|than|over|after|before|since|under|into|about|as|through)\s+(?:the\s+)?(?:\p{L}+\s+)?$/iu;
/** Words of those to whom something is done, or who help to find it out. */
export const VICTIM =
  /\b(?:victims?|reported the|informed the|alerted|tipped off|was deceived|were deceived|thanked|stolen from|taken from|was cheated|witness|lost (?:stock|money)|apologi[sz]e[sd]?|help(?:ed|s)?|investigate|model of|copied from|knew nothing|unaware|not aware|cooperat\p{L}*)\b/iu;

/** Whom a sentence without any such words is about: the subject of its main clause, or of what somebody says. */
export function mainSubject(text: string, readings: readonly Reading[]): Reading | undefined {
  if (VICTIM.test(text)) return undefined;
  const from = ADVERBIAL.exec(text)?.[0].length ?? TITLED.exec(text)?.[0].length ?? 0;
  const heads = readings.filter(
    (one) =>
      one.start >= from &&
      !isOwner(readings, one) &&
      !LEADING_PREPOSITION.test(text.slice(Math.max(0, one.start - 30), one.start)),
  );
  // "A former treasurer, he left the Lords": the pronoun says who.
  const [told, pronoun] = heads;
  const isInsertion =
    told?.form === 'indefinite' &&
    pronoun?.form === 'pronoun' &&
    /^,\s+$/u.test(text.slice(told.end, pronoun.start));
  const first = isInsertion ? pronoun : told;
  if (!first || first.start > 140) return onlyParty(readings);
  if (hasSubject(text.slice(from, first.start)) && !/,\s*$/u.test(text.slice(0, first.start)))
    return onlyParty(readings);
  // "The defendant is X" only says who is who.
  const second = readings[readings.indexOf(first) + 1];
  if (
    second?.form === 'name' &&
    second.entity === first.entity &&
    /^\s+(?:is|was|are)\s+$/u.test(text.slice(first.end, second?.start))
  )
    return undefined;
  if (SPEAKS.test(text.slice(first.end, first.end + 90))) {
    const that = /\bthat\b/u.exec(text.slice(first.end));
    return that ? heads.find((one) => one.start > first.end + that.index) : undefined;
  }
  if (first.entity?.kind === 'authority')
    return heads.find((one) => one.entity && one.entity.kind !== 'authority');
  return first;
}

/** Where a sentence names one party alone and its subject is none, that party is meant. */
function onlyParty(readings: readonly Reading[]): Reading | undefined {
  const parties = readings.filter(({ entity }) => entity && entity.kind !== 'authority');
  return new Set(parties.map(({ entity }) => entity)).size === 1 ? parties[0] : undefined;
}
