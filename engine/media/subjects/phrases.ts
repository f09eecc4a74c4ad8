import { isFunctionWord } from '../tables/function-words.ts';
import { isAuthority, isPluralRole, isTradeWord, kindOfHead } from '../tables/heads.ts';

export type EntityKind = 'organisation' | 'person' | 'authority' | 'unknown';

/**
 * Words of a sentence by which somebody is called: a name, a noun ("the lender", "its owner", "a rival") or a pronoun.
 * Offsets are those of the sentence.
 */
export type Phrase = {
  form: 'name' | 'definite' | 'indefinite' | 'pronoun';
  start: number;
  end: number;
  text: string;
  kind: EntityKind;
  /** The noun, in small letters, and the words before it. */
  head?: string;
  modifiers: string[];
  /** What is said of a name beside it: "Tilbrook Savings, a bank". */
  descriptors: Descriptor[];
  plural?: boolean;
  gender?: 'male' | 'female';
  /** The place, in the list, of the phrase whose this is: "its owner", "the lawyer of Brandreth". */
  of?: number;
  /** A name at the beginning of a sentence may be any word. */
  uncertain?: boolean;
  /** Named by a place's preposition: "in Hull". */
  place?: boolean;
  /** Does something, or is described: places and things do neither. */
  acts?: boolean;
};

export type Descriptor = { head: string; modifiers: string[]; kind: 'organisation' | 'person' };

const TOKEN = /[\p{L}\p{M}\p{N}]+(?:[-&][\p{L}\p{M}\p{N}]+)*(?:['’](?!s\b)[\p{L}\p{M}]+)*/gu;
const NAME_WORD = /^\p{Lu}/u;
const JOINERS = new Set('of de da do dos del della di du la le van von der den bin ibn al el y e'.split(' '));
const MONTHS_AND_DAYS =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Christmas|Easter)$/;
const STARTERS = new Set(
  'two three four five six seven eight nine ten eleven twelve last next every each both neither either many several separately yesterday today tomorrow however meanwhile earlier later nobody somebody everybody anybody anyone everyone someone report whoever whatever over under across along above below around asked according since until although though because despite besides then thus hence therefore another others everyone nothing everything no yes further moreover additionally similarly elsewhere finally firstly secondly lastly instead indeed together whether once this these those that order orders stock spot depends friends such based found born asked now today old new only also when while nowadays according contact source summary background issues press media public notice release recommendation proposal client yes not note question answer item page section case date amount reason total nearly almost never still even sales officers officials prosecutors police detectives customs tax labour trading shares members news reports investigators inspectors judges ministers lawyers dear readers readers mr mrs ms dr justice sir dame judge capt captain president'.split(
    ' ',
  ),
);
const TITLES: Record<string, 'male' | 'female' | undefined> = {
  mr: 'male',
  mrs: 'female',
  ms: 'female',
  miss: 'female',
  sir: 'male',
  dame: 'female',
  dr: undefined,
  prof: undefined,
  justice: undefined,
  judge: undefined,
  capt: undefined,
  captain: undefined,
  shri: 'male',
  smt: 'female',
};
const DETERMINERS =
  /^(?:the|this|that|a|an|its|his|her|their|our|your|another|one|whose|my|some|no|any|both)$/i;
const INDEFINITE = /^(?:a|an|another|one|some|no|any)$/i;
const PRONOUNS: Record<string, Pick<Phrase, 'kind' | 'gender' | 'plural'>> = {
  it: { kind: 'organisation' },
  its: { kind: 'organisation' },
  itself: { kind: 'organisation' },
  he: { kind: 'person', gender: 'male' },
  him: { kind: 'person', gender: 'male' },
  his: { kind: 'person', gender: 'male' },
  himself: { kind: 'person', gender: 'male' },
  she: { kind: 'person', gender: 'female' },
  her: { kind: 'person', gender: 'female' },
  herself: { kind: 'person', gender: 'female' },
  they: { kind: 'unknown', plural: true },
  them: { kind: 'unknown', plural: true },
  their: { kind: 'unknown', plural: true },
  we: { kind: 'organisation', plural: true },
  us: { kind: 'organisation', plural: true },
  our: { kind: 'organisation', plural: true },
};
const FEMALE =
  /(?:woman|wife|sister|daughter|mother|niece|aunt|widow|actress|daughter-in-law|sister-in-law|girl)$/;
const MALE = /(?:[^o]man|husband|brother|son|father|nephew|uncle|brother-in-law|boy)$/;
/** Words that stand between an article and its noun without being part of what it calls. */
const STOPS =
  /^(?:of|in|on|at|to|by|for|from|with|that|which|who|whose|is|was|were|are|has|had|have|and|or|but|as|than|the|a|an|its|his|her|their|our|your|my|not|when|where|while|if|said|told)$/;
const QUANTITY =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several|many|some|few|former|other|\d{1,3})$/;
const MOST_MODIFIERS = 4;
/** "The Managing Director" is a title and no name. */
const RANK =
  /^(?:managing|chief|executive|general|deputy|vice|senior|finance|financial|operating|group|non-executive|former|acting|company|the)$/;
/** Before a name, at the beginning of a sentence, they are no part of it: "Rival Northgate Freight". */
const RELATED = /^(?:rival|competitor|supplier|distributor|contractor|subcontractor|lender|auditor)$/;

/** What stands behind the name of somebody who does something. */
const ACTS =
  /^(?:['’]s\b|,? (?:which|whose|against which|who)\b|, (?:the|a|an|announced|named|added|formerly|of)\b|, [^,.;]{1,30}, (?:is|was|has|had)\b|\s+(?:is|was|has|had|did|does|will|would|must|may|could|can|also|and its|itself|told|said|paid|sold|lost|\p{Ll}{3,}(?:ed|ts|ys|ns|es|ds|ks|ls|rs))\b|\s*[|;])/u;
/** What follows a word at the beginning of a sentence only where it names somebody. */
const PLAINLY_ACTS =
  /^(?:['’]s\b|,? (?:which|whose)\b|, (?:a|an)\b|\s+(?:is|was|has|had|did|does|will|would|must|may|could|can|can['’]t|itself|himself|herself|told|said|says|paid|sold|lost|\p{Ll}{3,}ed)\b)/u;
const LETTERS_ONLY = /^(?:Ltd|Limited|plc|PLC|Inc|LLC|GmbH|SA|AG|BV|AS|Pvt|Rs|Co|Corp|No|Nos)\.?$/u;
const DATELINE = /^, \d{1,2} \p{Lu}|^, \p{Lu}\p{L}+ \d{1,2},/u;

type Token = { text: string; lower: string; start: number; end: number };

/**
 * The phrases of a sentence that may call somebody, in order. `known` are the places of names that are known already,
 * `introduced` the nouns by which the document describes somebody: "Halbren, a kite school".
 */
export function phrasesOf(
  text: string,
  known: readonly { start: number; end: number }[] = [],
  introduced: ReadonlySet<string> = new Set(),
): Phrase[] {
  const kindOf = (head: string) => kindOfHead(head) ?? (introduced.has(head) ? 'organisation' : undefined);
  const tokens = [...text.matchAll(TOKEN)].flatMap((match): Token[] => {
    const start = match.index;
    // The "s" of a genitive is no word.
    if (match[0] === 's' && /['’]/.test(text.charAt(start - 1))) return [];
    return [{ text: match[0], lower: match[0].toLowerCase(), start, end: start + match[0].length }];
  });
  const phrases: Phrase[] = [];
  let at = 0;
  while (at < tokens.length) {
    const { phrase, next } = phraseAt(text, tokens, at, known, phrases, kindOf);
    if (phrase) phrases.push(phrase);
    at = Math.max(next, at + 1);
  }
  return withAppositions(text, withOwners(text, phrases));
}

type KindOf = (head: string) => 'organisation' | 'person' | undefined;
/** A description beside a name; its noun calls the same one later. */
const DESCRIPTION =
  /\p{Lu}[\p{L}\p{M}'’&.-]+, an? (?:[\p{Ll}][\p{Ll}-]* ){0,4}?([\p{Ll}][\p{Ll}-]{2,})(?=[,.;:]|\s(?:of|in|with|that|which|based|from|at|for|near|outside|on|where|whose)\b)/gu;

/** The nouns by which a text describes those whom it names. */
export const introducedNouns = (text: string): string[] =>
  [...text.matchAll(DESCRIPTION)].map((match) => match[1]!);

type Found = { phrase?: Phrase; next: number };

function phraseAt(
  text: string,
  tokens: readonly Token[],
  at: number,
  known: readonly { start: number; end: number }[],
  before: readonly Phrase[],
  kindOf: KindOf,
): Found {
  const token = tokens[at]!;
  const fixed = known.find(({ start, end }) => start <= token.start && token.start < end);
  if (fixed) {
    let next = at;
    while (next < tokens.length && tokens[next]!.start < fixed.end) next++;
    return { phrase: namePhrase(text, fixed.start, fixed.end), next };
  }
  const noun = nounPhrase(text, tokens, at, known, before, kindOf);
  if (noun) return noun;
  const pronoun = PRONOUNS[token.lower];
  if (pronoun && !(token.text === 'US') && !(token.text === 'IT'))
    return {
      phrase: { form: 'pronoun', ...place(token), ...pronoun, modifiers: [], descriptors: [] },
      next: at + 1,
    };
  if (NAME_WORD.test(token.text)) return nameAt(text, tokens, at, known);
  return { next: at + 1 };
}

const place = ({ text, start, end }: Token) => ({ text, start, end });

function namePhrase(text: string, start: number, end: number): Phrase {
  return {
    form: 'name',
    start,
    end,
    text: text.slice(start, end),
    kind: 'unknown',
    modifiers: [],
    descriptors: [],
  };
}

function nameAt(
  text: string,
  tokens: readonly Token[],
  at: number,
  known: readonly { start: number; end: number }[],
): Found {
  const first = tokens[at]!;
  const begins =
    at === 0 ||
    /^\(?\d[\d.]{0,6}[.)]?\s+$/u.test(text.slice(0, Math.min(first.start, 12))) ||
    /[.!?:;\]"“‘(\n|—–-]\s*["“‘(]*$/u.test(text.slice(Math.max(0, first.start - 4), first.start));
  let from = at;
  let gender: 'male' | 'female' | undefined;
  let isPerson = false;
  let role: string | undefined;
  if (MONTHS_AND_DAYS.test(first.text)) return { next: at + 1 };
  if (first.lower in TITLES && NAME_WORD.test(tokens[at + 1]?.text ?? '')) {
    gender = TITLES[first.lower];
    if (first.lower === 'judge' || first.lower === 'justice') role = 'judge';
    isPerson = true;
    from = at + 1;
  } else if (begins && (isFunctionWord(first.text) || STARTERS.has(first.lower))) {
    if (!NAME_WORD.test(tokens[at + 1]?.text ?? '')) return { next: at + 1 };
    return { next: at + 1 };
  } else if (kindOfHead(first.text) === 'person' && NAME_WORD.test(tokens[at + 1]?.text ?? '')) {
    role = first.lower;
    isPerson = true;
    from = at + 1;
  } else if (begins && RELATED.test(first.lower) && NAME_WORD.test(tokens[at + 1]?.text ?? '')) {
    role = first.lower;
    from = at + 1;
  }
  let to = from + 1;
  for (; to < tokens.length; to++) {
    const gap = text.slice(tokens[to - 1]!.end, tokens[to]!.start);
    if (!/^(?:\s+|\.\s?|\s+&\s+)$/u.test(gap) || (gap.startsWith('.') && tokens[to - 1]!.text.length > 2))
      break;
    if (known.some(({ start }) => start === tokens[to]!.start)) break;
    const { text: word, lower } = tokens[to]!;
    if (NAME_WORD.test(word)) {
      if (MONTHS_AND_DAYS.test(word)) break;
      continue;
    }
    const next = tokens[to + 1]?.text ?? '';
    const after = tokens[to + 2]?.text ?? '';
    const joins =
      JOINERS.has(lower) && (NAME_WORD.test(next) || (JOINERS.has(next) && NAME_WORD.test(after)));
    if (!joins || MONTHS_AND_DAYS.test(next)) break;
    if (JOINERS.has(next)) to++;
  }
  const start = tokens[from]!.start;
  const end = tokens[to - 1]!.end;
  const phrase = namePhrase(text, start, end);
  const words = phrase.text.split(/\s+/);
  // Laws are nobody.
  if (
    /\b(?:Act|Acts|Code|Regulations?|Rules|Law|Bill|Convention|Ordinance|Principles?|Constitution)(?:\s[IVX\d]+)?$/u.test(
      phrase.text,
    )
  )
    return { next: to };
  if (words.length === 1 && (words[0]!.length < 2 || LETTERS_ONLY.test(words[0]!))) return { next: to };
  if (isPerson) phrase.kind = 'person';
  else if (
    isAuthority(phrase.text) ||
    (/^\p{Lu}{2,6}$/u.test(phrase.text) && /\bthe\s+$/iu.test(text.slice(Math.max(0, start - 5), start)))
  )
    phrase.kind = 'authority';
  else if (
    words.some((word, n) => n > 0 && isTradeWord(word)) ||
    /&|\b(?:Ltd|Limited|plc|PLC|Inc|LLC|GmbH|SA|AG|BV|AS|Pvt|Group|Holdings|Partners|Brothers|Company|Co|Corp|Foundation)\b/.test(
      phrase.text,
    )
  )
    phrase.kind = 'organisation';
  if (gender) phrase.gender = gender;
  const kind = isPerson ? 'person' : 'organisation';
  if (role) phrase.descriptors.push({ head: role, modifiers: [], kind });
  if (role && phrase.kind === 'unknown') phrase.kind = kind;
  if (begins && words.length === 1 && !isPerson) phrase.uncertain = true;
  const acts = phrase.uncertain && !/\p{Lu}{2}|\d/u.test(phrase.text) ? PLAINLY_ACTS : ACTS;
  if (acts.test(text.slice(end, end + 60)) || /[|;]\s*$/u.test(text.slice(0, start))) phrase.acts = true;
  if (DATELINE.test(text.slice(end, end + 24)) && start < 4) phrase.place = true;
  const preceding = tokens[at - 1]?.lower ?? '';
  if (/^(?:in|at|near|through|around|across|off|into|from|to|outside)$/.test(preceding)) phrase.place = true;
  return { phrase, next: to };
}

function nounPhrase(
  text: string,
  tokens: readonly Token[],
  at: number,
  known: readonly { start: number; end: number }[],
  before: readonly Phrase[],
  kindOf: KindOf,
): Found | undefined {
  const token = tokens[at]!;
  const hasDeterminer = DETERMINERS.test(token.lower);
  // "managing director Ingmar Soll", "Brandreth's lawyer", "two former clerks"
  const previous = before.at(-1);
  const isOwned =
    previous !== undefined &&
    previous.end <= token.start &&
    /^['’]s?\s+$/u.test(text.slice(previous.end, token.start));
  const isBare = !hasDeterminer && !isOwned;
  if (isBare && NAME_WORD.test(token.text) && at > 0 && kindOf(token.text) === undefined) return undefined;
  const from = hasDeterminer ? at + 1 : at;
  const modifiers: string[] = [];
  let head = -1;
  for (let n = from; n < Math.min(tokens.length, from + MOST_MODIFIERS + 1); n++) {
    const gap = n > at ? text.slice(tokens[n - 1]!.end, tokens[n]!.start) : '';
    if (gap !== '' && !/^(?:\s+|['’]s\s+|,\s+)$/u.test(gap)) break;
    if (gap.includes(',') && (head >= 0 || n === from)) break;
    if (gap.startsWith("'") || gap.startsWith('’')) break;
    const { lower } = tokens[n]!;
    if (STOPS.test(lower) || PRONOUNS[lower]) break;
    // A verb: "the directorate fined ..."; directly behind the article it is an adjective.
    if (head < 0 && /ed$/.test(lower) && (n > from || isBare)) break;
    if (known.some(({ start }) => start === tokens[n]!.start)) break;
    // A name behind the noun is its apposition; one before it is part of it: "the Brazilian lender".
    if (head >= 0 && NAME_WORD.test(tokens[n]!.text)) break;
    // "the Lender" is a noun, "that Northgate Bank" begins a name.
    if (
      kindOf(lower) &&
      NAME_WORD.test(tokens[n]!.text) &&
      NAME_WORD.test(tokens[n - 1]?.text ?? '') &&
      n > from &&
      !(kindOf(lower) === 'person' && RANK.test(tokens[n - 1]!.lower))
    )
      return undefined;
    if (kindOf(lower)) head = n;
    else if (head >= 0) break;
    else modifiers.push(lower);
  }
  // "its head office", "the director's board"
  if (
    head >= 0 &&
    /^(?:offices?|boards?|meetings?|fees?|quarters|posts?|returns|shares)$/.test(
      tokens[head + 1]?.lower ?? '',
    ) &&
    /^\s+$/.test(text.slice(tokens[head]!.end, tokens[head + 1]!.start))
  )
    return undefined;
  if (head < 0) return undefined;
  // "the Bank of the South" is a name.
  if (
    NAME_WORD.test(tokens[head]!.text) &&
    NAME_WORD.test(
      tokens[head + 1]?.lower === 'of'
        ? (tokens[head + (tokens[head + 2]?.lower === 'the' ? 3 : 2)]?.text ?? '')
        : '',
    )
  )
    return undefined;
  const noun = tokens[head]!.lower;
  const kind = kindOf(noun)!;
  const plural = kind === 'person' ? isPluralRole(noun) : /[^s]s$/.test(noun);
  // A bare noun calls somebody only as a role before a name or of several: "chief executive Miriam Oakes".
  const isRole = kind === 'person' && (head > at || NAME_WORD.test(tokens[head + 1]?.text ?? '') || plural);
  // "rival CashSprint", "grain exporter Zoloto"
  const isTitle =
    kind === 'organisation' &&
    !plural &&
    !NAME_WORD.test(tokens[head]!.text) &&
    NAME_WORD.test(tokens[head + 1]?.text ?? '') &&
    /^\s+$/u.test(text.slice(tokens[head]!.end, tokens[head + 1]?.start ?? 0));
  const behindComma = /,\s+$/u.test(text.slice(0, token.start).slice(-3)) && kind === 'person';
  if (isBare && !isRole && !behindComma && !isTitle) return undefined;
  if (isBare && modifiers.length > 2) return undefined;
  if (isBare && /^\d/u.test(token.text) && !QUANTITY.test(token.lower)) return undefined;
  if (isBare && plural && head > at && !QUANTITY.test(token.lower)) return undefined;
  const possessive = hasDeterminer ? PRONOUNS[token.lower] : undefined;
  const start = token.start;
  const end = tokens[head]!.end;
  const extra = modifiers.concat(
    head > from + modifiers.length
      ? tokens.slice(from + modifiers.length, head).map(({ lower }) => lower)
      : [],
  );
  const phrase: Phrase = {
    form:
      !hasDeterminer && !isOwned ? 'indefinite' : INDEFINITE.test(token.lower) ? 'indefinite' : 'definite',
    start,
    end,
    text: text.slice(start, end),
    kind,
    head: noun,
    modifiers: extra,
    descriptors: [],
  };
  if (plural) phrase.plural = true;
  if (kind === 'person' && FEMALE.test(noun)) phrase.gender = 'female';
  else if (kind === 'person' && MALE.test(noun)) phrase.gender = 'male';
  if (possessive) phrase.modifiers.unshift(`^${token.lower}`);
  if (token.lower === 'whose') phrase.modifiers.unshift('^whose');
  return { phrase, next: head + 1 };
}

/** Ties each noun to the phrase whose it is: "Brandreth's lawyer", "the owner of the firm", "its director". */
function withOwners(text: string, phrases: Phrase[]): Phrase[] {
  const all: Phrase[] = [];
  for (const phrase of phrases) {
    const mark = phrase.modifiers[0]?.startsWith('^') ? phrase.modifiers.shift()!.slice(1) : undefined;
    const previous = all.at(-1);
    if (mark && mark !== 'whose') {
      const end = phrase.start + mark.length;
      const owner: Phrase = {
        form: 'pronoun',
        start: phrase.start,
        end,
        text: text.slice(phrase.start, end),
        kind: 'unknown',
        ...PRONOUNS[mark],
        modifiers: [],
        descriptors: [],
      };
      phrase.of = all.push(owner) - 1;
    } else if (mark === 'whose' && previous) phrase.of = all.length - 1;
    else if (previous && phrase.head && /^['’]s?\s+$/u.test(text.slice(previous.end, phrase.start)))
      phrase.of = all.length - 1;
    all.push(phrase);
  }
  // "the lawyer for the owner": the later phrase is whose the earlier is.
  for (let at = 0; at + 1 < all.length; at++) {
    const one = all[at]!;
    let next = at + 1;
    // A possessive pronoun and its noun: "a manager of its mill".
    if (all[next + 1]?.of === next) next++;
    const gap = text.slice(one.end, all[at + 1]!.start);
    if (one.head && one.of === undefined && /^\s+(?:of|for|at|with|from)\s+(?:the\s+)?$/u.test(gap))
      one.of = next;
  }
  return all;
}

/** Joins what stands beside a name to it: "the finance director, Otto Brandreth", "Tilbrook Savings, a bank". */
function withAppositions(text: string, phrases: Phrase[]): Phrase[] {
  const gone = new Set<number>();
  const describe = (name: Phrase, noun: Phrase) => {
    name.descriptors.push({
      head: noun.head!,
      modifiers: noun.modifiers,
      kind: noun.kind as Descriptor['kind'],
    });
    if (name.kind === 'unknown' && !noun.plural) name.kind = noun.kind;
    if (noun.gender) name.gender ??= noun.gender;
    name.of ??= noun.of;
  };
  phrases.forEach((phrase, at) => {
    const next = phrases[at + 1];
    if (!next || gone.has(at)) return;
    const gap = text.slice(phrase.end, next.start);
    if (phrase.head && next.form === 'name' && phrase.of !== at + 1 && !phrase.plural) {
      const isBeside =
        /^\s+$/u.test(gap) ||
        (/^,\s+$/u.test(gap) &&
          ((phrase.form === 'indefinite' && phrase.kind === 'person' && /^an?\b/iu.test(phrase.text)) ||
            /^(?:[,.;:)]|\s+(?:is|was|who|said|,)|$)/u.test(text.slice(next.end))));
      if (isBeside) {
        describe(next, phrase);
        next.start = phrase.start;
        gone.add(at);
        return;
      }
    }
    if (phrase.form === 'name' && next.head && /^,(?:\s+\d{2},)?\s+$/u.test(gap) && !next.plural) {
      const behind = text.slice(next.end);
      const isBeside =
        next.form === 'indefinite' || /^(?:\s+of\s|[,.;)]|\s+(?:with|which|who|in|at|and)\s|$)/u.test(behind);
      if (isBeside) {
        describe(phrase, next);
        gone.add(at + 1);
        return;
      }
    }
    // "Jaime, its owner": the pronoun stands between.
    const third = phrases[at + 2];
    if (phrase.form === 'name' && third?.of === at + 1 && /^,\s+$/u.test(gap) && next.form === 'pronoun') {
      describe(phrase, third);
      gone.add(at + 2);
    }
  });
  const places: number[] = [];
  let count = 0;
  phrases.forEach((_, at) => {
    places[at] = gone.has(at) ? -1 : count++;
  });
  // What belonged to a noun that was joined to a name belongs to the name.
  return phrases.flatMap((phrase, at) => {
    if (gone.has(at)) return [];
    if (phrase.of === undefined) return [phrase];
    let of = phrase.of;
    if (places[of] === -1) of = places[of + 1] !== -1 && phrases[of + 1]?.form === 'name' ? of + 1 : of - 1;
    const { of: _, ...rest } = phrase;
    const moved = places[of];
    return moved !== undefined && moved >= 0 && moved !== places[at] ? [{ ...rest, of: moved }] : [rest];
  });
}
