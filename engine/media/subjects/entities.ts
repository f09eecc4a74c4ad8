import { GENERIC_HEADS, isSameRole, isSameTrade } from '../tables/heads.ts';
import type { Descriptor, EntityKind, Phrase } from './phrases.ts';
import type { MediaSubject } from './subject.ts';

/** Somebody a document names or introduces: a subject of the request, or anybody else. */
export type Entity = {
  id: number;
  name: string;
  kind: EntityKind;
  subject?: MediaSubject;
  /** What the document calls it besides its name. `of` is the id of the entity whose it is. */
  descriptors: (Descriptor & { of?: number })[];
  gender?: 'male' | 'female';
  /** Several: "two of its managers". */
  plural?: boolean;
  /** Introduced without a name: "a rival", "two of its managers". */
  anonymous?: boolean;
  /** Does something in a sentence: what does not may be a place or a thing. */
  acts?: boolean;
};

const WORD = /[\p{L}\p{N}&][\p{L}\p{M}\p{N}'’&-]*/gu;
const LEGAL_FORM =
  /^(?:Ltd|Limited|plc|PLC|Inc|Incorporated|LLC|LLP|GmbH|SA|AG|BV|NV|AS|ASA|AB|Oy|SpA|Srl|Pvt|Private|Corp|Corporation|Co|Company|SARL|SAS|KG|Pte|Bhd|Berhad|Sdn|Lda|Ltda|Oyj|PJSC|Group|Holdings)$/u;

const wordsOf = (name: string): string[] => (name.match(WORD) ?? []).map((word) => word.toLowerCase());

const MOST_NAMESAKES = 12;

/** All whom a document names, found by their names and the short forms of these. */
export class Entities {
  readonly all: Entity[] = [];
  /** By a name in small letters, or the short form of one, who may be meant. */
  readonly #forms = new Map<string, Set<Entity>>();
  /** Forms that the document defines: "(ZT)", "(the Company)". */
  readonly #defined = new Map<string, Entity>();

  add(entity: Omit<Entity, 'id'>): Entity {
    const added = { ...entity, id: this.all.length };
    this.all.push(added);
    return added;
  }

  /** Makes an entity known under a name and its short forms: the beginning of a firm's name, the end of a person's. */
  register(entity: Entity, name: string): void {
    const words = wordsOf(name);
    this.#addForm(words.join(' '), entity);
    if (entity.kind === 'person') {
      this.#addForm(words.at(-1) ?? '', entity);
      if (entity.subject && (words[0]?.length ?? 0) > 3) this.#addForm(words[0]!, entity);
    } else if (entity.kind !== 'authority')
      for (let length = 1; length < words.length; length++)
        this.#addForm(words.slice(0, length).join(' '), entity);
  }

  define(form: string, entity: Entity): void {
    if (!this.#defined.has(form)) this.#defined.set(form, entity);
  }

  defined(form: string): Entity | undefined {
    return this.#defined.get(form);
  }

  /** Who may be meant by a name. */
  named(name: string): Entity[] {
    return [...(this.#forms.get(wordsOf(name).join(' ')) ?? [])];
  }

  #addForm(form: string, entity: Entity): void {
    if (form.length < 2) return;
    const known = this.#forms.get(form);
    // A word that begins many names is the short form of none.
    if (known && known.size < MOST_NAMESAKES) known.add(entity);
    else if (known) return;
    else this.#forms.set(form, new Set([entity]));
  }
}

/** Whether words that follow a name directly make it another's: "Helvane Capital Partners" is not "Helvane Capital". */
export function isLongerName(text: string, end: number): boolean {
  const next = /^ (?:&\s)?(\p{Lu}[\p{L}\p{M}'’-]*)/u.exec(text.slice(end, end + 40))?.[1];
  const written = next && /^\p{Lu}{4,}$/u.test(next) ? next.charAt(0) + next.slice(1).toLowerCase() : next;
  return (
    next !== undefined && !LEGAL_FORM.test(written!) && !/^(?:I|On|In|It|He|She|The|A|An|At)$/.test(next)
  );
}

/** How well an entity answers to a noun: 0 not at all, to 3 where the document calls it so. */
export function fits(entity: Entity, phrase: Pick<Phrase, 'head' | 'modifiers'>): number {
  const head = (phrase.head ?? '').toLowerCase();
  const { descriptors } = entity;
  if (entity.kind === 'person') {
    const called = descriptors.find((one) => isSameRole(one.head, singular(head)));
    if (!called) return 0;
    return called.head === head && sharesModifier(called.modifiers, phrase.modifiers) ? 3 : 2;
  }
  const nameWords = entity.anonymous ? [] : wordsOf(entity.subject?.names[0] ?? entity.name);
  const said = [...descriptors.flatMap((one) => [one.head, ...one.modifiers]), ...nameWords];
  if (phrase.modifiers.some((modifier) => said.some((word) => isAlike(word, modifier)))) return 3;
  // The client of a report is whom it is about.
  if (/^(?:client|counterparty|customer)$/.test(head) && entity.subject?.role === 'subject') return 2;
  if (GENERIC_HEADS.has(head)) return descriptors.some((one) => one.head === head) ? 1.2 : 1;
  if (descriptors.some((one) => one.head === head)) return 3;
  if (nameWords.includes(head)) return 2.5;
  if ([...descriptors.map((one) => one.head), ...nameWords].some((word) => isSameTrade(word, head))) return 2;
  return 0;
}

const singular = (word: string): string =>
  word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;

const isAlike = (a: string, b: string): boolean =>
  a === b ||
  (a.length > 3 && b.length > 3 && (a.startsWith(b) || b.startsWith(a))) ||
  (a.length > 3 && isSameTrade(a, b));

const sharesModifier = (a: readonly string[], b: readonly string[]): boolean =>
  b.length === 0 || a.some((one) => b.includes(one));
