import { type Classification, classifyPassage } from './classify.ts';
import { type AdverseClause, adverseClauses, mainSubject } from './events/adverse-clauses.ts';
import { clusterEvents } from './events/cluster-events.ts';
import { datesIn } from './events/dates-in.ts';
import { eventDate } from './events/event-date.ts';
import { passageLabel } from './events/passage-label.ts';
import { type PassageStage, passageStage } from './events/passage-stage.ts';
import { referenceDay } from './events/reference-day.ts';
import { ADVERSE_LABELS, type AdverseLabel } from './labels.ts';
import type { MediaModel } from './model/media-model.ts';
import { type Discourse, type Reading, type Reference, readDiscourse } from './subjects/discourse.ts';
import type { Entity } from './subjects/entities.ts';
import { MEDIA_ROLES, type MediaRole, type MediaSubject, type Mention } from './subjects/subject.ts';
import { type DocumentStage, PENALTY_LIST } from './tables/frames.ts';
import { AUTHORITY_NOUN } from './tables/heads.ts';
import { isEnglish } from './text/is-english.ts';
import { splitUnits, type Unit } from './text/units.ts';
import { LEAST_LIKELIHOOD, LEAST_UNCALLED, likelihoodOf, type Signs } from './tying/likelihood.ts';
import { type Sentence, signsOf, type Tie } from './tying/signs.ts';

/**
 * What a document says of a subject, for a person to confirm or dismiss: `start` and `end` are offsets of the excerpt
 * in the document, `event` numbers the events of the document from 0, `date` is YYYY, YYYY-MM or YYYY-MM-DD. `about`
 * lists the ids of the subjects whom it concerns, and how it calls each.
 */
export type MediaProposal = Omit<Classification, 'words' | 'label' | 'stage'> &
  Omit<PassageStage, 'stage'> & {
    label: AdverseLabel;
    stage?: Exclude<DocumentStage, 'none'>;
    excerpt: string;
    start: number;
    end: number;
    role: MediaRole;
    about: { subject: string; reference: Reference }[];
    mentions: Mention[];
    words: Classification['words'];
    date?: string;
    event: number;
  };

/**
 * An adverse passage that could be tied neither to a subject nor to anybody else. `candidates` are the ids of the
 * subjects it may be about.
 */
export type UnassignedPassage = Omit<PassageStage, 'stage'> & {
  label: AdverseLabel;
  /** Of the label, 0–1. */
  probability: number;
  excerpt: string;
  start: number;
  end: number;
  stage?: Exclude<DocumentStage, 'none'>;
  date?: string;
  candidates?: string[];
};

/** An adverse passage about somebody else, by the name or the words that the document calls them. */
type OtherPassage = {
  label: AdverseLabel;
  excerpt: string;
  start: number;
  end: number;
  about: string;
};

/**
 * A passage of a subject that no category was likely enough for, and the likeliest of them. `start` is the offset of the
 * excerpt in the document.
 */
type ClosestPassage = { label: AdverseLabel; probability: number; excerpt: string; start: number };

/**
 * Why a document has no proposal: it has hardly a sentence in English, the only language that models learn; it names no
 * subject; it has adverse passages, none of which could be tied to a subject; or none of its passages is likelier
 * adverse than not, not even the closest.
 */
export type NoProposals =
  | { reason: 'not_english' | 'not_named' | 'not_tied' }
  | { reason: 'not_adverse'; closest: ClosestPassage };

/** What a document tells: proposals in their order, or why there are none, and what is adverse besides. */
export type DocumentReading = {
  proposals: MediaProposal[];
  unassigned: UnassignedPassage[];
  others: OtherPassage[];
  noProposals?: NoProposals;
};

/**
 * Reads a document: sentences and rows that tell something adverse of a subject, in their order, with category, stage,
 * role, date and the event they belong to; those that could not be tied to anybody; and those about others. References
 * such as "the company" are followed through the document. Offsets of words and mentions are those of the document.
 * `publishedOn` is YYYY-MM-DD. Never throws; below 2 ms a passage, linear in the length of the document.
 */
export function readDocument(
  model: MediaModel,
  document: string,
  subjects: readonly MediaSubject[],
  publishedOn?: string,
): DocumentReading {
  const units = splitUnits(document);
  const discourse = readDiscourse(units, subjects);
  const passages = new PassageReader(model, document, units, discourse, referenceDay(document, publishedOn));
  units.forEach((unit, at) => {
    passages.read(unit, at);
  });
  const { found, others } = passages;
  // The model learns English alone: of another language only what is tied to a subject is worth a look.
  const isForeign = !isEnglish(document);
  if (isForeign && found.length === 0)
    return { proposals: [], unassigned: [], others: [], noProposals: { reason: 'not_english' } };
  const unassigned = isForeign ? [] : passages.unassigned;
  if (found.length === 0) return { proposals: [], unassigned, others, noProposals: whyNone(passages) };
  const events = clusterEvents(
    found.map(({ excerpt, label, about, date }) => ({
      text: excerpt,
      label,
      subjects: about.map(({ subject }) => subject),
      ...(date ? { date } : {}),
    })),
  );
  return {
    proposals: found.map((proposal, at) => ({ ...proposal, event: events[at]! })),
    unassigned,
    others,
  };
}

/** From this share of the categories together a weak word is adverse, by itself or beside an authority. */
const LEAST = { strong: 0.04, weak: 0.4, weakOfAuthority: 0.12, subject: 0.8, impliedNone: 0.6 } as const;
/** Without a verb or noun that is adverse, the model alone has to be sure, of more than a word or two. */
const tellsAlone = ({ text }: Unit, { probabilities }: Classification) =>
  1 - probabilities.none >= LEAST.subject && (text.match(/\p{L}[\p{L}\p{M}\p{N}'’-]*/gu)?.length ?? 0) >= 3;
/** A former or present office, or kinship with somebody who holds one. */
const OFFICE =
  /\b(?:ministers?|governor|mayor|senat(?:or|e)|parliament|president of|prime minister|deput(?:y|ies)|party|ambassador|councillor|congress|assembly|league|cabinet|secretary of state|royal|chief minister|politician|general secretary|legislat\p{L}+|member of (?:this|the) (?:\p{L}+ )?house|Folketing|Bundestag|Landtag|Sejm|Knesset|Duma|Sabha|Riksdag|Storting|Majlis|Dáil|Seanad|Cortes|Diet|Rada|Shura|Lords|Commons|Politburo|ruler|king|queen|prince(?:ss)?|emir|sheikh|sultan|treasurer of the|head of (?:state|government|customs|police|the (?:army|navy|customs|police|civil service|tax))|deputy head of|chief of (?:staff|police|the army)|army chief|supreme court judge|central bank governor)\b/iu;
/** Holds an office, or is close to somebody who does. */
const HOLDS =
  /\b(?:is|was|were|served|serves|sat|sits|elected|appointed|left|became|remains|former|until|resigned|member|holds|held|chaired|chairs|led|married|wife|husband|brother|sister|son|daughter|cousin|nephew|niece|father|mother|in-law|godmother|godfather|adviser|aide|confidant|related)\b/iu;
const KIN =
  /^(?:wife|husband|brother|sister|son|daughter|cousin|nephew|niece|father|mother|uncle|aunt|spouse|\p{L}+-in-law|godmother|godfather)$/u;
const AGAIN =
  /\b(?:again|similar|same|also|appeal|twice|the fine|the penalty|the charge|the matter|the case)\b/iu;
/** The next sentence takes back what was told. */
const RETRACTION =
  /^(?:That|This|It)(?: report| statement)? (?:was|is) (?:wrong|incorrect|untrue|false|an error|a mistake|not (?:true|correct|so))\b/u;
const DATELINE = /^\p{Lu}[^-–—\n]{2,60}\d{4}\s*[-–—:]\s/u;

/** The subjects that a sentence names or refers to, and the reading that calls each most plainly. */
function subjectsIn(readings: readonly Reading[]): Map<Entity, Reading> {
  const found = new Map<Entity, Reading>();
  for (const reading of readings) {
    const { entity, form } = reading;
    if (!entity?.subject) continue;
    const known = found.get(entity);
    if (!known || (known.form !== 'name' && form === 'name')) found.set(entity, reading);
  }
  return found;
}

/** The subjects that phrases of a sentence may call instead of whom they are taken to call. */
const alternativesIn = (readings: readonly Reading[]): Set<Entity> =>
  new Set(
    readings.flatMap(({ entity, alternative }) =>
      alternative?.entity.subject && !entity?.subject ? [alternative.entity] : [],
    ),
  );

/** Stands for words that are not there. */
const impliedReading = (entity: Entity, reference: Reference): Reading => ({
  start: 0,
  end: 0,
  text: '',
  form: 'definite',
  kind: 'unknown',
  modifiers: [],
  descriptors: [],
  entity,
  reference,
});

/** Of each sentence and each subject in it what speaks for a tie: what the weights are learnt from. */
export function readTies(
  model: MediaModel,
  document: string,
  subjects: readonly MediaSubject[],
): { excerpt: string; subject: string; signs: Signs }[] {
  const units = splitUnits(document);
  const passages = new PassageReader(model, document, units, readDiscourse(units, subjects), undefined);
  units.forEach((unit, at) => {
    passages.read(unit, at);
  });
  return passages.ties.map(({ unit, subject, signs }) => ({
    excerpt: document.slice(unit.start, unit.end),
    subject,
    signs,
  }));
}

/** What has happened of late: not "has since 2015", nor what somebody has not done. */
const PERFECT =
  /\b(?:has|have) (?:also |now |today |been |provisionally |agreed to |issued |\p{L}+ly )*(?:\p{L}+ed|been|put|taken|brought|begun|withdrawn|hit|sought)\b(?! since)/u;

type Verdict = { ours: Reading[]; theirs: Reading[]; clauses: AdverseClause[]; isAdverse: boolean };

class PassageReader {
  readonly model: MediaModel;
  readonly document: string;
  readonly units: readonly Unit[];
  readonly discourse: Discourse;
  readonly reference: string | undefined;
  readonly found: Omit<MediaProposal, 'event'>[] = [];
  readonly unassigned: UnassignedPassage[] = [];
  readonly others: OtherPassage[] = [];
  readonly ties: { unit: Unit; subject: string; signs: Signs }[] = [];
  readonly answers: readonly Classification[];
  closest: ClosestPassage | undefined;
  isNamed = false;
  hasAdverse = false;
  #previous: string | undefined;
  #told: { paragraph: number; date: string } | undefined;
  /** What the last passage about a subject was a case of. */
  #matter: { label: AdverseLabel; paragraph: number } | undefined;
  /** The last category told of somebody: "it was fined again". */
  readonly #last = new Map<Entity, AdverseLabel>();

  constructor(
    model: MediaModel,
    document: string,
    units: readonly Unit[],
    discourse: Discourse,
    reference: string | undefined,
  ) {
    this.model = model;
    this.document = document;
    this.units = units;
    this.discourse = discourse;
    this.reference = reference;
    this.answers = units.map(({ text }) => classifyPassage(model, text));
  }

  read(unit: Unit, at: number): void {
    const readings = this.discourse.readings[at]!;
    const answer = this.answers[at]!;
    const isAdverse = answer.label !== 'none';
    this.hasAdverse ||= isAdverse;
    const subjects = readings.filter(({ entity }) => entity?.subject);
    this.isNamed ||= subjects.length > 0;
    const verdict =
      unit.kind === 'row'
        ? this.#row(unit, readings, answer, at)
        : this.#sentence(unit, readings, answer, at);
    const date = this.#dateOf(unit, verdict.clauses);
    if (verdict.ours.length > 0) this.#propose(unit, verdict, answer, subjects, date);
    else if (verdict.theirs.length > 0 && (isAdverse || verdict.isAdverse))
      this.#setAside(unit, verdict, answer);
    else if ((isAdverse && tellsAlone(unit, answer)) || (verdict.isAdverse && unit.kind === 'sentence'))
      this.#leaveOpen(unit, verdict, answer, date, subjects);
    else if (subjects.length > 0) this.#compare(unit, answer);
  }

  /** A row is about whom it names, or about the party under whose heading it stands. */
  #row(unit: Unit, readings: readonly Reading[], answer: Classification, at: number): Verdict {
    const named = readings.filter(
      ({ form, entity }) => form === 'name' && entity && entity.kind !== 'authority',
    );
    // Of "Alan Tighe; Tighe Roofing" the first is meant, not whose surname the second has.
    const subject =
      named.find(({ entity, reference }) => entity?.subject && reference !== 'short') ?? named[0];
    const section =
      this.discourse.sections[at] ?? this.discourse.entities.find((one) => one.subject?.role === 'subject');
    const clauses = adverseClauses(unit.text, readings).filter(({ unreal }) => !unreal);
    const isList = PENALTY_LIST.test(unit.context) || PENALTY_LIST.test(unit.text);
    const isAdverse = isList || answer.label !== 'none' || clauses.some(({ frame }) => !frame.weak);
    if (!isAdverse) return { ours: [], theirs: [], clauses, isAdverse };
    const isPlain = isList || clauses.length > 0 || answer.probabilities.none < 1 - LEAST.subject;
    if (!subject && !isPlain) return { ours: [], theirs: [], clauses, isAdverse: false };
    if (subject) {
      const isOurs = subject.entity?.subject !== undefined;
      return { ours: isOurs ? [subject] : [], theirs: isOurs ? [] : [subject], clauses, isAdverse };
    }
    const implied = section && impliedReading(section, 'row');
    // A list of many parties says of each row whose it is.
    if (!implied || this.#isListOfMany(at)) return { ours: [], theirs: [], clauses, isAdverse };
    return {
      ours: section?.subject ? [implied] : [],
      theirs: section?.subject ? [] : [implied],
      clauses,
      isAdverse,
    };
  }

  /** Rows that name their parties: one without a name is not the subject's. */
  #isListOfMany(at: number): boolean {
    const { units, discourse } = this;
    const { paragraph } = units[at]!;
    for (let n = at - 1; n >= 0 && n > at - 50 && units[n]!.paragraph === paragraph; n--)
      if (discourse.readings[n]!.some(({ entity }) => entity?.subject)) return true;
    for (let n = at + 1; n < units.length && n < at + 50 && units[n]!.paragraph === paragraph; n++)
      if (discourse.readings[n]!.some(({ entity }) => entity?.subject)) return true;
    return false;
  }

  /** What a sentence shows, whichever subject it may be about. */
  #evidence(unit: Unit, readings: readonly Reading[], answer: Classification, at: number): Sentence {
    const next = this.units[at + 1];
    const before = this.units[at - 1];
    const main = readings.some(({ entity }) => entity) ? mainSubject(unit.text, readings) : undefined;
    const holder = this.#officeHolder(unit.text, readings, answer, main);
    const opens = this.#opens(unit, at);
    return {
      unit,
      readings,
      ...(opens && { opens }),
      clauses: adverseClauses(unit.text, readings),
      answer,
      ...(main && { main }),
      ...(holder && { holder }),
      isRetracted: next?.paragraph === unit.paragraph && RETRACTION.test(next.text),
      ...(before && {
        before: {
          readings: this.discourse.readings[at - 1]!,
          share: 1 - this.answers[at - 1]!.probabilities.none,
          isSameParagraph: before.paragraph === unit.paragraph,
        },
      }),
    };
  }

  /** Whom the paragraph named first, before this sentence. */
  #opens({ paragraph }: Unit, at: number): Entity | undefined {
    let first: Entity | undefined;
    for (let n = at - 1; n >= 0 && n > at - 8 && this.units[n]!.paragraph === paragraph; n--) {
      const party = this.discourse.readings[n]!.find(
        ({ entity, form }) => entity && entity.kind !== 'authority' && form !== 'pronoun',
      );
      first = party?.entity ?? first;
    }
    return first;
  }

  #sentence(unit: Unit, readings: readonly Reading[], answer: Classification, at: number): Verdict {
    const sentence = this.#evidence(unit, readings, answer, at);
    const share = 1 - answer.probabilities.none;
    const authority =
      AUTHORITY_NOUN.test(unit.text) || readings.some(({ entity }) => entity?.kind === 'authority');
    const least = ({ frame }: AdverseClause) =>
      frame.weak ? (authority ? LEAST.weakOfAuthority : LEAST.weak) : LEAST.strong;
    const clauses = sentence.isRetracted
      ? []
      : sentence.clauses.filter((clause) => !clause.unreal && share >= least(clause));
    const isStrong = clauses.some(({ frame }) => !frame.weak);
    const ours = this.#tied(sentence, isStrong, at);
    const of = new Set(ours.map(({ entity }) => entity));
    if (ours.length > 0) {
      // Of what is told of somebody weak words say what it is, however sure the model is.
      const real = sentence.isRetracted ? [] : sentence.clauses.filter(({ unreal }) => !unreal);
      const concerning = real.filter((clause) => clause.parties.some(({ entity }) => of.has(entity)));
      const told = concerning.length > 0 ? concerning : clauses.length > 0 ? clauses : real;
      const isOffice = sentence.holder && of.has(sentence.holder.entity) && !isStrong;
      return { ours, theirs: [], clauses: isOffice ? [] : told, isAdverse: true };
    }
    const isOther = ({ entity }: Reading) => entity && !entity.subject && entity.kind !== 'authority';
    const theirs = clauses.flatMap((clause) => clause.parties).filter(isOther);
    const main = sentence.holder ?? (share >= LEAST.subject ? sentence.main : undefined);
    if (theirs.length === 0 && main && isOther(main)) theirs.push(main);
    return { ours, theirs, clauses, isAdverse: isStrong };
  }

  /** The subjects of whom a sentence likely tells something adverse, each by the words that call it most plainly. */
  #tied(sentence: Sentence, isStrong: boolean, at: number): Reading[] {
    if (sentence.isRetracted) return [];
    const isTied = (shown: Sentence, entity: Entity, how: Tie) => {
      const signs = signsOf(shown, entity, how);
      this.ties.push({ unit: shown.unit, subject: entity.subject!.id, signs });
      return likelihoodOf(signs) >= (how === 'called' ? LEAST_LIKELIHOOD : LEAST_UNCALLED);
    };
    const called = subjectsIn(sentence.readings);
    const tied = [...called].flatMap(([entity, reading]) =>
      (sentence.holder?.entity === entity && !isStrong) || isTied(sentence, entity, 'called')
        ? [reading]
        : [],
    );
    const others = [...alternativesIn(sentence.readings)].filter((entity) => !called.has(entity));
    const alternatives = others.flatMap((entity) => {
      const other = this.#withAlternative(sentence, entity);
      return isTied(other, entity, 'alternative')
        ? [other.readings.find((one) => one.entity === entity)!]
        : [];
    });
    if (tied.length > 0) return tied;
    if (called.size > 0 || others.length > 0) return alternatives.slice(0, 1);
    const implied = this.#implied(sentence, at);
    return implied && isTied(sentence, implied, 'implied') ? [impliedReading(implied, 'the company')] : [];
  }

  /** The sentence read as if what may call a subject did. */
  #withAlternative(sentence: Sentence, entity: Entity): Sentence {
    const readings = sentence.readings.map((one) =>
      one.alternative?.entity === entity && !one.entity?.subject ? { ...one, entity } : one,
    );
    const main = mainSubject(sentence.unit.text, readings);
    const { main: _, holder: __, ...rest } = sentence;
    return {
      ...rest,
      readings,
      clauses: adverseClauses(sentence.unit.text, readings),
      ...(main && { main }),
    };
  }

  /** Whom a sentence may be about that calls no subject: the one spoken of last in its paragraph, or the main one. */
  #implied({ unit, clauses, answer }: Sentence, at: number): Entity | undefined {
    const isAdverse = answer.label !== 'none' || clauses.some(({ unreal, frame }) => !unreal && !frame.weak);
    if (!isAdverse && answer.probabilities.none > LEAST.impliedNone) return undefined;
    for (let n = at - 1; n >= 0 && n > at - 6 && this.units[n]!.paragraph === unit.paragraph; n--) {
      const last = this.discourse.readings[n]!.find(({ entity }) => entity?.subject)?.entity;
      if (last) return last;
    }
    return this.discourse.entities.find((one) => one.subject?.role === 'subject');
  }

  #officeHolder(
    text: string,
    readings: readonly Reading[],
    answer: Classification,
    main: Reading | undefined,
  ): Reading | undefined {
    if (answer.probabilities.pep < 0.06 || !OFFICE.test(text) || !HOLDS.test(text)) return undefined;
    // "Mr X's brother-in-law is the deputy head of customs" is about X.
    const owner = main?.of !== undefined && KIN.test(main.head ?? '') ? readings[main.of] : undefined;
    const one = owner?.entity?.kind === 'person' ? owner : main;
    return one?.entity?.kind === 'person' ? one : undefined;
  }

  #dateOf(
    { kind, text, paragraph, context: list }: Unit,
    clauses: readonly AdverseClause[],
  ): string | undefined {
    const context = {
      ...(this.reference && { reference: this.reference }),
      ...(this.#previous && { previous: this.#previous }),
    };
    const [near] = clauses;
    const dateline = DATELINE.exec(text)?.[0].length ?? 0;
    const date =
      eventDate(' '.repeat(dateline) + text.slice(dateline), { ...context, ...(near && { near }) }) ??
      (kind === 'row' ? listDate(list) : undefined);
    const isNow =
      /\b(?:order|decision|notice|judgment|report) (?:also |therefore )?(?:bans|imposes|requires|concludes|revokes|suspends|disqualifies)\b|\bhereby\b|\b(?:is|are) (?:\p{L}+ )?(?:ordered|directed|required|sentenced|suspended|fined|disqualified|struck off|revoked)\b|\b(?:must|shall) pay\b/u.test(
        text,
      );
    // What "has been fined" is news of the month.
    const isNews = PERFECT.test(text) && this.reference !== undefined;
    const told =
      date ??
      (kind !== 'sentence'
        ? undefined
        : isNow
          ? this.reference
          : isNews
            ? this.reference?.slice(0, 7)
            : undefined);
    const next = told ?? datesIn(text, context)[0]?.date;
    const inherited =
      this.#told?.paragraph === paragraph && kind === 'sentence' ? this.#told.date : undefined;
    if (told) this.#told = { paragraph, date: told };
    if (next) this.#previous = next;
    // What a paragraph goes on to tell is of the same day.
    return told ?? (clauses.length > 0 ? inherited : undefined);
  }

  #propose(
    unit: Unit,
    { ours, clauses }: Verdict,
    answer: Classification,
    subjects: readonly Reading[],
    date: string | undefined,
  ): void {
    const label = this.#labelOf(unit, clauses, answer, ours[0]!.entity!);
    const about = new Map(ours.map(({ entity, reference }) => [entity!.subject!.id, reference]));
    const roles = new Set(ours.map(({ entity }) => entity!.subject!.role));
    const { words, probabilities, subLabel } = answer;
    for (const { entity } of ours) this.#last.set(entity!, label);
    if (label === 'financial' || label === 'bribery_corruption' || label === 'sanctions')
      this.#matter = { label, paragraph: unit.paragraph };
    this.found.push({
      label,
      probabilities,
      ...(subLabel && { subLabel }),
      ...this.#stageOf(unit, label, clauses, answer),
      ...this.#placeOf(unit),
      role: MEDIA_ROLES.find((role) => roles.has(role)) ?? 'associate',
      about: [...about].map(([subject, reference]) => ({ subject, reference })),
      mentions: subjects.map((one) => mentionOf(unit, one)),
      words: words.map((word) => ({
        ...word,
        start: unit.offsetOf(word.start),
        end: unit.offsetOf(word.end - 1) + 1,
      })),
      ...(date && { date }),
    });
  }

  #setAside(unit: Unit, { theirs, clauses }: Verdict, answer: Classification): void {
    const entity = theirs[0]!.entity!;
    const label = this.#labelOf(unit, clauses, answer, entity);
    this.#last.set(entity, label);
    this.others.push({ label, ...this.#placeOf(unit), about: entity.name });
  }

  #leaveOpen(
    unit: Unit,
    { clauses }: Verdict,
    answer: Classification,
    date: string | undefined,
    subjects: readonly Reading[],
  ): void {
    const label = answer.label === 'none' ? passageLabel(unit.text, clauses, answer) : answer.label;
    const candidates = [...new Set(subjects.map(({ entity }) => entity!.subject!.id))];
    this.unassigned.push({
      label,
      probability: answer.probabilities[label],
      ...this.#placeOf(unit),
      ...this.#stageOf(unit, label, clauses, answer),
      ...(date && { date }),
      ...(candidates.length > 0 && { candidates }),
    });
  }

  #labelOf(
    { kind, text, context, paragraph }: Unit,
    clauses: readonly AdverseClause[],
    answer: Classification,
    entity: Entity,
  ): AdverseLabel {
    const last = this.#last.get(entity);
    if (answer.label === 'none' && last && AGAIN.test(text)) return last;
    if (kind !== 'row') {
      const label = passageLabel(text, clauses, answer);
      const isCriminal = clauses.some(({ frame }) => frame.proceedings === 'criminal');
      // "He was sentenced to five years": for what was said before.
      const matter = this.#matter;
      return label === 'legal' && isCriminal && matter && paragraph - matter.paragraph <= 1
        ? matter.label
        : label;
    }
    // A row is few words: what its list is called is read with it.
    const whole = classifyPassage(this.model, `${context}. ${text}`);
    const { probabilities } = answer;
    const mixed = Object.fromEntries(
      Object.entries(whole.probabilities).map(([one, share]) => [
        one,
        (share + probabilities[one as AdverseLabel]) / 2,
      ]),
    ) as Classification['probabilities'];
    // Lists of sanctions are penalties of all kinds, and no row of a list is about an office.
    mixed.sanctions *= 0.15;
    mixed.pep *= 0.1;
    if (PENALTY_LIST.test(`${context} ${text}`)) mixed.regulatory += 0.2;
    return passageLabel(text, clauses, { probabilities: mixed });
  }

  #stageOf(
    { kind, text, context }: Unit,
    label: AdverseLabel,
    clauses: readonly AdverseClause[],
    answer: Classification,
  ) {
    const read =
      kind === 'row'
        ? rowStage(text, context, label, clauses, answer)
        : passageStage(text, label, clauses, answer);
    const { stage, ...rest } = read;
    return stage === 'none' ? rest : { stage, ...rest };
  }

  #placeOf({ start, end }: Unit) {
    return { excerpt: this.document.slice(start, end), start, end };
  }

  #compare(unit: Unit, { probabilities }: Classification): void {
    const label = ADVERSE_LABELS.reduce((best, one) =>
      probabilities[one] > probabilities[best] ? one : best,
    );
    const probability = probabilities[label];
    if (this.closest && this.closest.probability >= probability) return;
    const { excerpt, start } = this.#placeOf(unit);
    this.closest = { label, probability, excerpt, start };
  }
}

function rowStage(
  text: string,
  context: string,
  label: AdverseLabel,
  clauses: readonly AdverseClause[],
  answer: Classification,
): PassageStage {
  const whole = `${context}. ${text}`;
  if (/\bconsent orders?\b|\bsettle(?:d|ment)\b/iu.test(whole)) return { stage: 'settlement' };
  if (clauses.some(({ frame }) => !frame.weak) || !PENALTY_LIST.test(whole))
    return passageStage(text, label, clauses, answer);
  if (label === 'financial') return { stage: 'none', proceedings: 'insolvency' };
  return { stage: 'penalty', proceedings: 'administrative' };
}

/** The month or year that a list covers: "Decisions of April 2023", "imposed during the year ended 31 March 2020". */
function listDate(context: string): string | undefined {
  const [only, second] = datesIn(context, {});
  if (!only || second) return undefined;
  if (only.date.length < 10) return only.date;
  return /\b(?:half-year|year|quarter) (?:ended|to)\s+$/u.test(context.slice(0, only.start))
    ? only.date.slice(0, 4)
    : undefined;
}

const KINDS: Record<Reference, Mention['kind']> = {
  name: 'name',
  row: 'name',
  short: 'short',
  abbreviation: 'short',
  'the company': 'carried',
  pronoun: 'carried',
  title: 'carried',
};

function mentionOf(unit: Unit, { entity, reference, start, end }: Reading): Mention {
  const from = unit.offsetOf(start);
  const to = end > start ? unit.offsetOf(end - 1) + 1 : from;
  return { subject: entity!.subject!.id, kind: KINDS[reference], start: from, end: to, similarity: 1 };
}

function whyNone({ hasAdverse, isNamed, closest }: PassageReader): NoProposals {
  if (!isNamed) return { reason: 'not_named' };
  if (hasAdverse || !closest) return { reason: 'not_tied' };
  return { reason: 'not_adverse', closest };
}
