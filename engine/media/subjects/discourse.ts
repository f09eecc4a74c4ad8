import { canCall, GENERIC_HEADS, isOfficer, isTradeWord } from '../tables/heads.ts';
import type { Unit } from '../text/units.ts';
import { Entities, type Entity, fits, isLongerName } from './entities.ts';
import { findNames } from './find-names.ts';
import { introducedNouns, type Phrase, phrasesOf } from './phrases.ts';
import type { MediaSubject, Mention } from './subject.ts';

/** How a passage calls the one it is about. */
export type Reference = 'name' | 'short' | 'abbreviation' | 'the company' | 'pronoun' | 'title' | 'row';

/** A phrase of a sentence and whom it calls; nobody where that cannot be known. */
export type Reading = Phrase & {
  entity?: Entity;
  reference: Reference;
  alternative?: Alternative;
  /** The document calls nobody so: the one it is about is meant, if anybody is. */
  isGuess?: boolean;
};

/**
 * Whom a phrase may call instead, and by how much they fit it less: another party where a subject is meant, the best
 * fitting subject where another party is.
 */
type Alternative = { entity: Entity; margin: number };

/** Whom the phrases of each unit of a document call. */
export type Discourse = {
  readings: Reading[][];
  entities: readonly Entity[];
  sections: (Entity | undefined)[];
};

const DEFINED =
  /^\s{0,2}\(\s*(?:["“'‘«]?(?:the\s+)?["“'‘«]?)([\p{Lu}][\p{L}\p{N}&. -]{0,38}?)["”'’»]?(?:,? or (?:the )?["“'‘«]([\p{Lu}][\p{L}\p{N}&. -]{0,38}?)["”'’»])?\s*\)/u;
const MEANS = /["“]the (\p{Lu}\p{L}+)["”] means\s*$/u;
/** "The maker of the meters, Voltis, ": the name stands behind what tells the noun apart. */
const OF_NAMED = /^ (?:of|at|in|for|behind|that|which|who|from)\b[^,.;]{2,70}, (?=\p{Lu})/u;
/** Copulas tie what stands before to what stands behind. */
const COPULA = /^\s*,?\s*(?:is|was|are|remains|remained|became|has been|had been)\s+$/u;
const OWNED = /\b(?:owned|controlled|founded) by\s+$|\bbelongs to\s+$/u;
const OWNS = /^,?\s*(?:who\s+)?(?:now\s+|still\s+|also\s+)?(?:owns|holds|bought)\s+(?:\d+ percent of\s+)?$/u;
const LEADS =
  /^,?\s*(?:who\s+)?(?:now\s+|still\s+)?(?:has\s+)?(?:runs|run|leads|led|manages|managed|heads|headed|founded)\s+$/u;
/** As many are remembered; whoever was named longer ago is meant by nobody's "it". */
const REMEMBERED = 40;
const IMPLIED: Record<string, RegExp> = {
  principal:
    /^(?:director|executive|manager|head|boss|chief|president|chairman|chairwoman|chair|chairperson|principal|leader|officer|founder)$/,
  owner:
    /^(?:owner|proprietor|shareholder|co-owner|founder|businessman|businesswoman|tycoon|magnate|financier)$/,
  associate: /^$/,
  subject: /^(?:businessman|businesswoman|politician|banker|executive|tycoon|financier|magnate)$/,
};
/** Parties to proceedings may be persons or organisations. */
const PARTY_NOUN =
  /^(?:defendant|claimant|plaintiff|respondent|appellant|applicant|debtor|accused|seller|buyer)$/;
/** What a company has and is not. */
const RELATION =
  /^(?:supplier|distributor|competitor|rival|partner|subsidiary|parent|customer|client|landlord|bank|auditor|insurer|lender|contractor|subcontractor|forwarder|adviser|agent|buyer|seller|neighbour|operator|owner|predecessor|successor|carrier|broker|dealer|importer|exporter|wholesaler|retailer|manufacturer|maker|consultant|consultancy|affiliate|creditor|debtor|union|shareholder|investor)s?$/;
/** What only somebody else is to the party that a document is about. */
const OTHERS_ROLE =
  /^(?:supplier|distributor|competitor|rival|partner|customer|client|landlord|auditor|subcontractor|neighbour|predecessor|creditor|complainant|consultant|agent|affiliate|parent|subsidiary|whistleblower|informant)s?$/;
const PARTY_PERSON =
  /^(?:accused|defendant|suspect|convict|man|woman|businessman|businesswoman|official|politician)$/;

type Memory = { unit: number; strength: number };

/** Reads whom every phrase of a document calls, from the first to the last. Never throws; linear in the length. */
export function readDiscourse(units: readonly Unit[], subjects: readonly MediaSubject[]): Discourse {
  const entities = new Entities();
  const bySubject = new Map<string, Entity>();
  // A heading calls nobody who is not named elsewhere, unless headings are names: "PROCEDURAL MATTERS".
  const isNamedIn = ({ kind }: Unit, { text }: Phrase) =>
    kind !== 'heading' || partySections || told.has(text.toLowerCase());
  for (const subject of subjects) {
    const kind = subject.type === 'person' ? 'person' : 'organisation';
    const entity = entities.add({ name: subject.names[0] ?? '', kind, subject, descriptors: [] });
    bySubject.set(subject.id, entity);
    for (const name of subject.names) entities.register(entity, name);
  }
  const introduced = new Set([
    ...units.flatMap(({ text }) => introducedNouns(text)),
    ...subjects.flatMap(({ type, names }) => (type === 'person' ? [] : names.flatMap(nounsOfName))),
  ]);
  const speakers = speakersOf(units);
  const scanned = units.map((unit) => scan(unit, subjects, introduced, speakers));
  const partySections = units.some(
    ({ kind, text }, at) =>
      at > 0 &&
      kind === 'heading' &&
      scanned[at]!.mentions.some(({ start, end }) => end - start >= text.length - 2),
  );
  const told = new Set(
    scanned.flatMap(({ phrases }, at) =>
      units[at]!.kind === 'heading' ? [] : phrases.map(({ text }) => text.toLowerCase()),
    ),
  );
  for (const [at, { phrases, mentions }] of scanned.entries()) {
    for (const phrase of phrases)
      if (phrase.form === 'name' && isNamedIn(units[at]!, phrase))
        learnName(entities, units[at]!.text, phrase, mentions, bySubject);
    learnDefinitions(entities, units[at]!.text, phrases, mentions, bySubject);
  }
  learnShortNames(
    entities,
    scanned.flatMap(({ phrases }, at) => phrases.filter((phrase) => isNamedIn(units[at]!, phrase))),
  );
  const author =
    authorOf(units, scanned, bySubject) ??
    (speaksForSubject(units, speakers)
      ? [...bySubject.values()].find(({ subject, kind }) => subject?.role === 'subject' && kind !== 'person')
      : undefined);
  const reader = new Reader(entities, bySubject, author, partySections);
  const readings = scanned.map(({ phrases, mentions }, at) => reader.read(units[at]!, at, phrases, mentions));
  return { readings, entities: entities.all, sections: reader.sections };
}

/** The common nouns of a firm's name, by which a text may call it: "the woolstores", "the refinery". */
const nounsOfName = (name: string): string[] =>
  (name.toLowerCase().match(/\p{L}{4,}/gu) ?? []).slice(1).filter((word) => canCall(word));

/** Before what somebody says in an interview or a record of a sitting: "Hovland: Everything." */
const SPEAKER = /^(?:[QA]\d*\s)?(?:\p{Lu}[\p{L}’'.]*\s){0,3}\p{Lu}?[\p{L}’'.]+: (?=["“\p{Lu}])/u;

/** Those before whose words their names stand more than once. */
function speakersOf(units: readonly Unit[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { text } of units) {
    const speaker = SPEAKER.exec(text.slice(0, 80))?.[0];
    if (speaker) counts.set(speaker, (counts.get(speaker) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count > 1).map(([speaker]) => speaker));
}

/** Leaves blanks for the name of the speaker, who is not whom the sentence is about. */
function withoutSpeaker(text: string, speakers: ReadonlySet<string>): string {
  const speaker = SPEAKER.exec(text.slice(0, 80))?.[0];
  return speaker && speakers.has(speaker) ? ' '.repeat(speaker.length) + text.slice(speaker.length) : text;
}

/** "A Stig Hovde of Narvik" is somebody else of that name. */
const ANOTHER = /\b(?:an?|another)\s+$/iu;

/** "Vester Pharma" is not Vestergaard Pharma: the word that tells a firm apart is cut off. */
function isShortened(written: string, { names, type }: MediaSubject): boolean {
  if (type === 'person') return false;
  const [first = ''] = written.toLowerCase().match(/\p{L}+/gu) ?? [];
  return names.every((name) => {
    const [word = ''] = name.toLowerCase().match(/\p{L}+/gu) ?? [];
    return first.length > 3 && word.startsWith(first) && word.length >= first.length + 3;
  });
}

type Scanned = { phrases: Phrase[]; mentions: Mention[] };

function scan(
  unit: Unit,
  subjects: readonly MediaSubject[],
  introduced: ReadonlySet<string>,
  speakers: ReadonlySet<string>,
): Scanned {
  const text = withoutSpeaker(unit.text, speakers);
  const mentions = findNames(text, 0, subjects).filter(
    ({ end, start, subject, similarity }) =>
      (similarity > 0.999 ||
        !isShortened(text.slice(start, end), subjects.find(({ id }) => id === subject)!)) &&
      !isLongerName(text, end) &&
      /\p{L}/u.test(text.slice(start, end)) &&
      !ANOTHER.test(text.slice(Math.max(0, start - 12), start)),
  );
  const phrases = phrasesOf(text, mentions, introduced);
  // A row has no verb by which to tell whether a name is somebody's.
  if (unit.kind === 'row')
    for (const phrase of phrases)
      if (phrase.form === 'name' && (!phrase.uncertain || /[|;]\s*$/u.test(text.slice(0, phrase.start))))
        phrase.acts = true;
  return { phrases, mentions };
}

const subjectAt = (phrase: Phrase, mentions: readonly Mention[]) =>
  mentions.find(({ start, end }) => start < phrase.end && phrase.start < end);

function nameOf(phrase: Phrase): string {
  return phrase.text.replace(/['’]s?$/u, '');
}

const DOES: Readonly<Record<string, string>> = {
  supplied: 'supplier',
  distributed: 'distributor',
  audited: 'auditor',
  operated: 'operator',
  run: 'operator',
  built: 'builder',
  advised: 'adviser',
  insured: 'insurer',
  owned: 'owner',
  managed: 'manager',
  let: 'landlord',
};
const DONE_BY = /\b(supplied|distributed|audited|operated|run|built|advised|insured|managed) by\s+$/iu;
const APPLIES = /\b(?:application|appeal|petition|action|suit|motion) (?:\p{L}+ )?by\s+$/iu;

/** Takes up a name of several words; names of one word may be the short form of one that comes later. */
function learnName(
  entities: Entities,
  text: string,
  phrase: Phrase,
  mentions: readonly Mention[],
  bySubject: ReadonlyMap<string, Entity>,
): void {
  const mention = subjectAt(phrase, mentions);
  const known = mention && bySubject.get(mention.subject);
  if (known && APPLIES.test(text.slice(Math.max(0, phrase.start - 40), phrase.start)))
    for (const head of ['applicant', 'appellant', 'petitioner', 'claimant', 'plaintiff'])
      known.descriptors.push({ head, modifiers: [], kind: 'organisation' });
  const does =
    DOES[DONE_BY.exec(text.slice(Math.max(0, phrase.start - 24), phrase.start))?.[1]?.toLowerCase() ?? ''];
  if (known && does) known.descriptors.push({ head: does, modifiers: [], kind: 'organisation' });
  if (known) {
    entities.register(known, phrase.text);
    describe(known, phrase);
    return;
  }
  const name = nameOf(phrase);
  if (!/[\s&]/.test(name)) return;
  const [same] = entities.named(name);
  const entity = same ?? entities.add({ name, kind: phrase.kind, descriptors: [] });
  if (!same) entities.register(entity, name);
  describe(entity, phrase);
}

function learnShortNames(entities: Entities, phrases: readonly Phrase[]): void {
  for (const phrase of phrases) {
    const name = nameOf(phrase);
    if (phrase.form !== 'name' || /[\s&]/.test(name)) continue;
    const known = entities
      .named(name)
      .filter(({ kind }) => phrase.kind !== 'person' || kind !== 'organisation');
    const isBare = phrase.descriptors.length === 0 && phrase.kind === 'unknown';
    if (known.length > 0 || (isBare && !phrase.acts) || (phrase.place && isBare)) {
      if (known.length === 1) describe(known[0]!, phrase);
      continue;
    }
    const entity = entities.add({ name, kind: phrase.kind, descriptors: [] });
    entities.register(entity, name);
    describe(entity, phrase);
  }
}

function describe(entity: Entity, { descriptors, kind, gender, acts }: Phrase): void {
  if (acts || descriptors.length > 0) entity.acts = true;
  for (const one of descriptors) if (entity.descriptors.length < 12) entity.descriptors.push(one);
  if (entity.kind === 'unknown' && kind !== 'unknown') entity.kind = kind;
  if (gender) entity.gender ??= gender;
}

function learnDefinitions(
  entities: Entities,
  text: string,
  phrases: readonly Phrase[],
  mentions: readonly Mention[],
  bySubject: ReadonlyMap<string, Entity>,
): void {
  for (const phrase of phrases) {
    if (phrase.form !== 'name') continue;
    // The legal form stands between: "PALMGROVE BERHAD (the "Company")".
    const behind = text.slice(phrase.end, phrase.end + 100).replace(/^ (?:\p{Lu}[\p{L}.]{1,8})(?= \()/u, '');
    const [, form, second] = DEFINED.exec(behind) ?? [
      '',
      MEANS.exec(text.slice(Math.max(0, phrase.start - 40), phrase.start))?.[1],
    ];
    if (!form) continue;
    const mention = subjectAt(phrase, mentions);
    const entity = mention ? bySubject.get(mention.subject) : entities.named(nameOf(phrase))[0];
    if (entity) entities.define(form.trim(), entity);
    if (entity && second) entities.define(second.trim(), entity);
  }
}

const ANSWER = /^(?:Q|A|Question|Answer)(?:\d+)?[.:]\s/u;
const OWN_REPORT = /\bthe (?:Company|Group|Corporation|Issuer|Firm|Bank)\b/u;
const OWN_WORD = /\b(?:we|us|our|We|Our)\b/u;

/** In an interview and in a company's own report "we" is the one whom the document is about. */
function speaksForSubject(units: readonly Unit[], speakers: ReadonlySet<string>): boolean {
  if (speakers.size > 0 || units.filter(({ text }) => ANSWER.test(text)).length > 1) return true;
  const own = units.filter(
    ({ text }) => OWN_REPORT.test(text) || (OWN_WORD.test(text) && !/["“”]/u.test(text)),
  );
  return own.some(({ text }) => OWN_REPORT.test(text)) && own.some(({ text }) => OWN_WORD.test(text));
}

/** Who says "we": the organisation whose own report this is. */
function authorOf(
  units: readonly Unit[],
  scanned: readonly Scanned[],
  bySubject: ReadonlyMap<string, Entity>,
): Entity | undefined {
  for (let at = 0; at < Math.min(3, units.length); at++) {
    for (const { subject, start, end } of scanned[at]!.mentions) {
      const entity = bySubject.get(subject)!;
      const speaks = /^\s+(?:confirms|announces|informs|reports|states|discloses)\b/u.test(
        units[at]!.text.slice(end),
      );
      if (entity.kind !== 'person' && ((at === 0 && start === 0) || speaks)) return entity;
    }
  }
  return undefined;
}

class Reader {
  readonly entities: Entities;
  readonly bySubject: ReadonlyMap<string, Entity>;
  readonly author: Entity | undefined;
  readonly sections: (Entity | undefined)[] = [];
  readonly #memory = new Map<Entity, Memory>();
  #recent: Entity[] = [];
  #section: Entity | undefined;
  /** The headings of the document are names of parties. */
  readonly #partySections: boolean;
  #paragraph = -1;
  /** The sentence is the first of its paragraph, in which the document returns to its topic. */
  #begins = false;
  #topic: Entity | undefined;
  /** Who came second when somebody was chosen last. */
  #second: Alternative | undefined;

  constructor(
    entities: Entities,
    bySubject: ReadonlyMap<string, Entity>,
    author: Entity | undefined,
    partySections: boolean,
  ) {
    this.#partySections = partySections;
    this.entities = entities;
    this.bySubject = bySubject;
    this.author = author;
    this.#topic = [...bySubject.values()].find(
      ({ subject, kind }) => subject?.role === 'subject' && kind !== 'person',
    );
  }

  read(unit: Unit, at: number, phrases: readonly Phrase[], mentions: readonly Mention[]): Reading[] {
    const readings: Reading[] = [];
    this.#begins = unit.paragraph !== this.#paragraph;
    this.#paragraph = unit.paragraph;
    const heading = unit.kind === 'heading';
    for (const [place, phrase] of phrases.entries()) {
      const reading = this.#resolve(phrase, readings, phrases, at, unit, mentions);
      readings.push(reading);
      const { entity } = reading;
      if (!entity || heading) continue;
      this.#tie(unit.text, readings, place);
      this.#remember(
        entity,
        at,
        strengthOf(
          reading,
          place === 0
            ? phrases[1]?.of !== 0 && !/^(?:its|his|her)$/i.test(phrase.text)
            : place === 1 && phrase.of === 0,
        ),
      );
    }
    if (heading && this.#partySections)
      for (const { entity } of readings) if (entity?.kind === 'unknown') entity.kind = 'organisation';
    if (heading)
      this.#section = readings.find(
        ({ entity, form }) => form === 'name' && entity?.kind !== 'authority',
      )?.entity;
    if (heading && this.#section) this.#remember(this.#section, at, 3);
    this.sections.push(this.#section);
    return readings;
  }

  #remember(entity: Entity, unit: number, strength: number): void {
    const before = this.#memory.get(entity);
    const isSame = before?.unit === unit;
    this.#memory.set(entity, { unit, strength: isSame ? Math.max(before.strength, strength) : strength });
    if (this.#recent[0] === entity) return;
    this.#recent = [entity, ...this.#recent.filter((one) => one !== entity)].slice(0, REMEMBERED);
  }

  #salience(entity: Entity, unit: number, isNear = false): number {
    const memory = this.#memory.get(entity);
    const bonus = entity === this.#topic ? (this.#begins ? 1.3 : 0.35) : entity.anonymous ? -0.9 : 0;
    const recency = memory ? (isNear ? 8 : 4) / (1 + 0.6 * (unit - memory.unit)) + memory.strength : 0;
    return recency + (isNear ? Math.min(0, bonus) : bonus);
  }

  #best(
    candidates: readonly Entity[],
    unit: number,
    suitability: (entity: Entity) => number = () => 1,
    isNear = false,
  ): Entity | undefined {
    let best: Entity | undefined;
    let highest = 0;
    const scores: [Entity, number][] = [];
    for (const entity of candidates) {
      const suits = suitability(entity);
      if (suits <= 0) continue;
      const score = suits * 2.5 + this.#salience(entity, unit, isNear);
      scores.push([entity, score]);
      if (score > highest) [best, highest] = [entity, score];
    }
    this.#second = undefined;
    for (const [entity, score] of scores)
      if (entity !== best && (best?.subject || entity.subject)) {
        const margin = highest - score;
        if (!this.#second || margin < this.#second.margin) this.#second = { entity, margin };
      }
    return best;
  }

  #resolve(
    phrase: Phrase,
    readings: readonly Reading[],
    phrases: readonly Phrase[],
    unit: number,
    { kind, text }: Unit,
    mentions: readonly Mention[],
  ): Reading {
    this.#second = undefined;
    if (phrase.form === 'name') return this.#name(phrase, unit, kind, mentions);
    if (phrase.form === 'pronoun') {
      const entity = this.#pronoun(phrase, unit, text, readings);
      return { ...phrase, ...found(entity), ...this.#alternative(entity), reference: 'pronoun' };
    }
    const reference: Reference = phrase.kind === 'person' ? 'title' : 'the company';
    const named = this.#introducedName(phrase, phrases, unit, text, mentions);
    if (named) return { ...phrase, entity: named, reference };
    const party =
      PARTY_NOUN.test(phrase.head!) && phrase.form === 'definite' && this.#party(phrase.head!, unit);
    if (party) return { ...phrase, entity: party, reference };
    const owner =
      phrase.of === undefined
        ? undefined
        : (readings[phrase.of]?.entity ?? this.#ahead(phrases[phrase.of], unit, text, mentions));
    const entity =
      phrase.kind === 'person'
        ? this.#person(phrase, owner, unit)
        : this.#organisation(phrase, owner, unit, text, readings);
    const isGuess = entity !== undefined && phrase.kind === 'organisation' && fits(entity, phrase) === 0;
    return {
      ...phrase,
      ...found(entity),
      ...this.#alternative(entity),
      ...(isGuess && { isGuess }),
      reference,
    };
  }

  #named(phrase: Phrase): Entity {
    const name = nameOf(phrase);
    const entity = this.entities.add({ name, kind: phrase.kind, descriptors: [] });
    this.entities.register(entity, name);
    return entity;
  }

  #alternative(entity: Entity | undefined): { alternative?: Alternative } {
    return entity && this.#second && this.#second.entity !== entity ? { alternative: this.#second } : {};
  }

  /** "The main supplier is Kolmar": from here on the supplier is Kolmar. */
  #introducedName(
    phrase: Phrase,
    phrases: readonly Phrase[],
    unit: number,
    text: string,
    mentions: readonly Mention[],
  ): Entity | undefined {
    const at = phrases.indexOf(phrase);
    if (phrase.form !== 'definite' || phrase.plural) return undefined;
    const insertion = OF_NAMED.exec(text.slice(phrase.end, phrase.end + 90))?.[0].length;
    const inserted =
      insertion === undefined
        ? undefined
        : phrases.find(({ form, start }) => form === 'name' && start === phrase.end + insertion);
    const isInserted = inserted && /^(?:,|\.$)/u.test(text.slice(inserted.end));
    const next = isInserted ? inserted : phrases[at + 1];
    if (next?.form !== 'name') return undefined;
    if (!isInserted && !COPULA.test(text.slice(phrase.end, next.start))) return undefined;
    const entity =
      this.#name(next, unit, 'sentence', mentions).entity ?? (isInserted ? this.#named(next) : undefined);
    if (!entity || entity.kind === 'authority') return undefined;
    const isParty = PARTY_NOUN.test(phrase.head!);
    const kind =
      isParty && entity.kind !== 'unknown'
        ? (entity.kind as 'person' | 'organisation')
        : (phrase.kind as 'person' | 'organisation');
    entity.descriptors.push({ head: phrase.head!, modifiers: phrase.modifiers, kind });
    if (entity.kind === 'unknown') entity.kind = kind;
    return entity;
  }

  /** A party to proceedings: who was called so, or else the subject that was spoken of last. */
  #party(head: string, unit: number): Entity | undefined {
    const called = this.#called(head, unit);
    if (called) return called;
    // A plaintiff is not the main subject of a document unless the document says so.
    if (/^(?:plaintiff|claimant|petitioner)$/.test(head))
      return this.entities.add({
        name: `the ${head}`,
        kind: 'organisation',
        descriptors: [{ head, modifiers: [], kind: 'organisation' }],
        anonymous: true,
      });
    if (!/^(?:defendant|accused)$/.test(head)) return called;
    return this.#best(
      this.#recent.filter(({ subject, kind }) => subject || kind === 'person'),
      unit,
      ({ subject, anonymous, kind }) =>
        (subject ? 1.3 : anonymous ? 0.3 : 0.8) + (head === 'accused' && kind === 'person' ? 0.6 : 0),
    );
  }

  /** Who was called so before, whatever its kind. */
  #called(head: string, unit: number): Entity | undefined {
    const known = [...new Set([...this.#recent, ...this.bySubject.values()])];
    return this.#best(known, unit, ({ descriptors }) =>
      descriptors.some((one) => one.head === head) ? 2 : 0,
    );
  }

  /** Whose a noun is may stand behind it: "the owner of the haulage firm". */
  #ahead(
    phrase: Phrase | undefined,
    unit: number,
    text: string,
    mentions: readonly Mention[],
  ): Entity | undefined {
    if (!phrase) return undefined;
    if (phrase.form === 'name') return this.#name(phrase, unit, 'sentence', mentions).entity;
    if (phrase.form === 'pronoun') return this.#pronoun(phrase, unit, text);
    return phrase.kind === 'organisation' ? this.#organisation(phrase, undefined, unit, text, []) : undefined;
  }

  #name(phrase: Phrase, unit: number, kind: Unit['kind'], mentions: readonly Mention[]): Reading {
    const mention = subjectAt(phrase, mentions);
    if (mention) {
      const entity = this.bySubject.get(mention.subject)!;
      return { ...phrase, entity, reference: kind === 'row' ? 'row' : 'name' };
    }
    const name = nameOf(phrase);
    const defined = this.entities.defined(name);
    if (defined) return { ...phrase, entity: defined, reference: 'abbreviation' };
    const fitting = this.entities
      .named(name)
      .filter((one) => phrase.kind !== 'person' || one.kind === 'person' || one.kind === 'unknown');
    const entity = this.#best(fitting, unit, () => 1);
    return { ...phrase, ...found(entity), reference: entity?.name === name ? 'name' : 'short' };
  }

  #pronoun(
    phrase: Phrase,
    unit: number,
    text: string,
    readings: readonly Reading[] = [],
  ): Entity | undefined {
    if (/^(?:we|us|our)$/i.test(phrase.text)) return this.author;
    if (phrase.plural) return undefined;
    if (
      /^it$/i.test(phrase.text) &&
      isExpletive(
        text.slice(Math.max(0, phrase.start - 4), phrase.start),
        text.slice(phrase.end, phrase.end + 40),
      )
    )
      return undefined;
    if (/self$/i.test(phrase.text)) {
      const kinds = phrase.kind === 'person' ? ['person', 'unknown'] : ['organisation', 'unknown'];
      const own = readings.findLast(({ entity }) => entity && kinds.includes(entity.kind));
      if (own) return own.entity;
    }
    const barred = barredFor(phrase, text, readings);
    // "The agency began its inquiry": the agency's.
    const before = readings.at(-1);
    if (
      /^its$/i.test(phrase.text) &&
      before?.entity?.kind === 'authority' &&
      !CLAUSE_BREAK.test(text.slice(before.end, phrase.start))
    )
      return before.entity;
    const isPerson = phrase.kind === 'person';
    const suits = ({ kind, gender, acts }: Entity) =>
      isPerson
        ? (kind === 'person' || (kind === 'unknown' && acts)) && (!gender || gender === phrase.gender)
        : kind === 'organisation' || (kind === 'unknown' && acts);
    const score = (entity: Entity) =>
      suits(entity) && !entity.plural && !barred.has(entity)
        ? (entity.kind === 'unknown' ? 0.85 : 1) * (isOfCourt(entity) ? 0.3 : 1)
        : 0;
    const entity = this.#best(this.#recent, unit, score);
    if (entity && isPerson && phrase.gender) {
      entity.gender ??= phrase.gender;
      if (entity.kind === 'unknown') entity.kind = 'person';
    }
    return entity;
  }

  #organisation(
    phrase: Phrase,
    owner: Entity | undefined,
    unit: number,
    text: string,
    readings: readonly Reading[],
  ): Entity | undefined {
    const head = phrase.head!;
    // "The Company" of a report is who the report says it is.
    const written = phrase.text.slice(-head.length);
    const defined = /^\p{Lu}/u.test(written) ? this.entities.defined(written) : undefined;
    if (defined) return defined;
    if (/^(?:your|our)\b/iu.test(phrase.text) && GENERIC_OR_TOPIC(phrase, this.#topic)) return this.#topic;
    if (head === 'latter')
      return this.#recent.find(
        ({ kind, anonymous }) => kind !== 'person' && kind !== 'authority' && !anonymous,
      );
    if (owner?.kind === 'person' && !RELATION.test(head)) {
      const theirs = this.#known('organisation').find((one) => this.#belongs(one, owner));
      if (theirs) return theirs;
    }
    if (phrase.form === 'indefinite' || phrase.plural) return this.#introduce(phrase, owner);
    const called = GENERIC_HEADS.has(head) || owner ? undefined : this.#called(head, unit);
    if (called) return called;
    const organisations = this.#known('organisation');
    if (phrase.modifiers.includes('first'))
      return organisations.toSorted((a, b) => a.id - b.id).find((one) => this.#memory.has(one));
    const isGeneric = GENERIC_HEADS.has(head);
    if (owner) {
      if (owner.kind === 'person') {
        const theirs = organisations.find((one) => this.#belongs(one, owner));
        return theirs ?? this.#introduce(phrase, owner);
      }
      // "Whose mill stands above the town": the mill is theirs, and calls them later.
      if (owner.kind !== 'authority' && !isGeneric && !RELATION.test(head)) {
        if (owner.descriptors.length < 12)
          owner.descriptors.push({ head, modifiers: [], kind: 'organisation' });
        return owner;
      }
      const described = this.#best(organisations, unit, (one) =>
        one !== owner && one.descriptors.some((d) => d.head === head) ? 2 : 0,
      );
      return described ?? this.#introduce(phrase, owner);
    }
    // "The company that he worked for" is told apart by what follows, not by what came before.
    if (
      /^\s+(?:that|which|for which|where)\b/u.test(text.slice(phrase.end)) &&
      (isGeneric ? phrase.modifiers.length === 0 : !this.#called(head, unit))
    )
      return isGeneric ? undefined : this.#introduce(phrase, owner);
    // "That company" is the one that was just spoken of.
    const barred = isGeneric ? barredFor(phrase, text, readings) : new Set<Entity>();
    const best = this.#best(
      organisations,
      unit,
      (one) => (barred.has(one) ? 0 : Math.max(fits(one, phrase), this.#mayBe(one, unit) ? 1.1 : 0)),
      /^that\b/iu.test(phrase.text),
    );
    if (best || isGeneric) return best;
    // "The supplier" is somebody's, even where the text has not said who.
    if (OTHERS_ROLE.test(head)) return this.#introduce(phrase, owner);
    // No one is called so: the party the document is about, unless another was spoken of since.
    return this.#best(
      organisations.filter((one) => !one.anonymous && (one.subject || one.descriptors.length === 0)),
      unit,
      ({ subject: ours, kind }) => (ours ? 1.3 : kind === 'unknown' ? 0.6 : 1),
    );
  }

  /** Somebody just spoken of, of whose trade nothing is known, may be called by any. */
  #mayBe(one: Entity, unit: number): boolean {
    const memory = this.#memory.get(one);
    return (
      memory !== undefined &&
      unit - memory.unit <= 1 &&
      memory.strength > 1.5 &&
      (one.kind === 'organisation' || /[\s\d]|\p{Lu}{2}/u.test(one.name) || one.acts === true) &&
      !one.anonymous &&
      !one.subject &&
      one.descriptors.every(({ head }) => OTHERS_ROLE.test(head) || GENERIC_HEADS.has(head)) &&
      !one.name.split(/\s+/).some((word) => isTradeWord(word))
    );
  }

  #belongs(organisation: Entity, person: Entity): boolean {
    if (person.descriptors.some(({ of }) => of === organisation.id)) return true;
    return (
      person.subject !== undefined &&
      person.subject.role !== 'associate' &&
      organisation.subject?.role === 'subject'
    );
  }

  #person(phrase: Phrase, owner: Entity | undefined, unit: number): Entity | undefined {
    const head = phrase.head!;
    if (phrase.plural || phrase.form === 'indefinite') return this.#introduce(phrase, owner);
    const persons = this.#known('person');
    const isOwners = (one: Entity) => {
      const called = one.descriptors.find(
        (d) => d.head === head || fits({ ...one, descriptors: [d] }, phrase) > 0,
      );
      return !owner || called?.of === undefined || called.of === owner.id;
    };
    const called = this.#best(persons, unit, (one) =>
      one !== owner && isOwners(one) ? fits(one, phrase) : 0,
    );
    if (called) return called;
    if (isOfficer(head) && owner) return this.#introduce(phrase, owner);
    const implied = persons.filter(({ subject }) => subject && IMPLIED[subject.role]!.test(head));
    if (implied.length > 0 && (!owner || owner.subject)) return this.#best(implied, unit);
    if (PARTY_PERSON.test(head) && !owner) {
      const parties = persons.filter(({ subject, anonymous }) => subject && !anonymous);
      return this.#best(parties.length > 0 ? parties : persons, unit);
    }
    return this.#introduce(phrase, owner);
  }

  #known(kind: 'organisation' | 'person'): Entity[] {
    const known = [...new Set([...this.#recent, ...this.bySubject.values()])];
    return known.filter(
      (one) => one.kind === kind || (one.kind === 'unknown' && one.acts && kind === 'organisation'),
    );
  }

  /** Somebody without a name: the next "the rival" or "the driver" is the same. */
  #introduce(phrase: Phrase, owner: Entity | undefined): Entity {
    const { head, modifiers, kind, gender } = phrase;
    const descriptor = {
      head: head!,
      modifiers,
      kind: kind as 'person' | 'organisation',
      ...(owner && { of: owner.id }),
    };
    const same = this.#recent.find(
      (one) =>
        one.anonymous && phrase.form === 'definite' && one.kind === kind && one.descriptors[0]?.head === head,
    );
    if (same) return same;
    return this.entities.add({
      name: phrase.text,
      kind,
      descriptors: [descriptor],
      anonymous: true,
      ...(phrase.plural && { plural: true }),
      ...(gender && { gender }),
    });
  }

  /** What a sentence says two phrases are to each other: "The defendant is X", "X, who owns it". */
  #tie(text: string, readings: readonly Reading[], place: number): void {
    const [before, phrase] = [readings[place - 1], readings[place]!];
    if (!before?.entity || !phrase.entity || before.entity === phrase.entity) return;
    const gap = text.slice(before.end, phrase.start);
    if (gap.length > 60) return;
    const person = before.entity.kind === 'person' || before.entity.kind === 'unknown';
    if (OWNED.test(gap)) call(phrase.entity, 'owner', before.entity);
    else if (person && OWNS.test(gap)) call(before.entity, 'owner', phrase.entity);
    else if (person && LEADS.test(gap))
      call(before.entity, /found/.test(gap) ? 'founder' : 'director', phrase.entity);
    else if (COPULA.test(gap)) equate(before, phrase);
  }
}

/** Who judges or argues a case is seldom whom the next sentence is about. */
const isOfCourt = ({ descriptors, subject }: Entity): boolean =>
  !subject && descriptors.some(({ head }) => isOfficer(head));

const OBJECT_PRONOUN = /^(?:it|him|her)$/i;
/** As many phrases before a pronoun are looked at. */
const NEAREST = 8;
const CLAUSE_BREAK =
  /[;:—–"“”]|,\s(?:and|but|which|who|while|after|as|because)\b|\b(?:that|whether|if|because|when|while|although|after|before|which|who|and|but|said|says)\b/iu;

/**
 * Whom a pronoun cannot mean: as an object not the subject of its own clause ("X has taken it to court"), and nobody
 * whom the words before it only introduce ("According to a clerk, it ...", "A former treasurer, he ...").
 */
function barredFor(phrase: Phrase, text: string, readings: readonly Reading[]): ReadonlySet<Entity> {
  const barred = new Set<Entity>();
  const isObject =
    (OBJECT_PRONOUN.test(phrase.text) || phrase.head !== undefined) &&
    !(/^her$/i.test(phrase.text) && /^\s+\p{Ll}/u.test(text.slice(phrase.end))) &&
    /[\p{Ll}]\s+$/u.test(text.slice(0, phrase.start)) &&
    !CLAUSE_BREAK.test(text.slice(Math.max(0, phrase.start - 10), phrase.start));
  const last = readings.at(-1);
  for (const { entity, end, form, start } of readings.slice(-NEAREST)) {
    if (!entity) continue;
    const between = text.slice(end, phrase.start);
    if (isObject && start < phrase.start && !CLAUSE_BREAK.test(between.replace(/^,[^,]{1,40},/u, '')))
      barred.add(entity);
    if (form === 'indefinite' && entity === last?.entity && /^,\s+$/u.test(between) && start < 40)
      barred.add(entity);
  }
  return barred;
}

/** "Your company" of an interview is the one that it is about. */
const GENERIC_OR_TOPIC = (phrase: Phrase, topic: Entity | undefined): boolean =>
  topic !== undefined &&
  (GENERIC_HEADS.has(phrase.head!) || fits(topic, phrase) >= 2) &&
  phrase.modifiers.length === 0;

const found = (entity: Entity | undefined) => (entity ? { entity } : {});

function call(entity: Entity, head: string, of: Entity): void {
  if (entity.kind === 'unknown' && of.kind === 'organisation' && head !== 'owner') entity.kind = 'person';
  entity.descriptors.push({ head, modifiers: [], kind: 'person', of: of.id });
}

/** "The main supplier is Kolmar": one of both is a name or a pronoun, the other a noun that introduced somebody. */
function equate(a: Reading, b: Reading): void {
  const [known, noun] = a.head && a.entity?.anonymous ? [b, a] : [a, b];
  if (!known.entity || !noun.head || noun.plural || !noun.entity?.anonymous) return;
  const [descriptor] = noun.entity.descriptors;
  if (!descriptor) return;
  known.entity.descriptors.push(descriptor);
  if (known.entity.kind === 'unknown') known.entity.kind = descriptor.kind;
  noun.entity = known.entity;
}

function strengthOf({ form, acts }: Reading, isFirst: boolean): number {
  return (isFirst ? 1.1 : acts ? 0.7 : 0) + (form === 'name' ? 0.9 : form === 'pronoun' ? 0.3 : 0.5);
}

/** "It is understood that", "it was clear": nobody is meant. */
function isExpletive(before: string, behind: string): boolean {
  if (/\b(?:is|was) $/iu.test(before) && /^ (?:true|known|clear|possible)\b/u.test(behind)) return true;
  return /^\s+(?:is|was|will be|would be|seems|appears|remains)\s+(?:\p{L}+\s+)?(?:that|to|unclear|clear|not known|understood|possible|true|time)\b/u.test(
    behind,
  );
}
