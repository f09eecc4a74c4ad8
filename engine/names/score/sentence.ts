import type { Region } from '../tables/family-names.ts';
import type { Commonness, How, Leftover, Pair, Part } from '../types.ts';

const WAYS: Record<How, string> = {
  exact: 'is the same',
  typo: 'is spelt almost the same',
  sound: 'sounds the same',
  joined: 'is the same written together',
  initial: 'fits the initial',
  transliterated: 'is the same in another script',
  translated: 'means the same',
  nickname: 'is another form of the same name',
  legal_form: 'are legal forms of the same kind',
  variant: 'is the same, written differently',
};

/** One sentence that says why two names are held alike or not. */
export function sentenceOf(
  parts: Part[],
  pairs: Pair[],
  leftOnly: Leftover[],
  rightOnly: Leftover[],
): string {
  if (!parts.some((part) => part.kind === 'agreement')) return 'No distinctive word is shared.';
  const clauses = [agreeing(pairs), ...differing(pairs)];
  const left = heavy(leftOnly);
  const right = heavy(rightOnly);
  if (left && right) clauses.push(`${left} stands against ${right}`);
  else if (left) clauses.push(`the list's name lacks ${left}`);
  else if (right) clauses.push(`the list's name adds ${right}`);
  if (parts.some((part) => part.kind === 'number')) clauses.push('the numbers differ');
  if (parts.some((part) => part.kind === 'order')) clauses.push('the words stand in another order');
  if (parts.some((part) => part.kind === 'single_token')) clauses.push('only one word agrees');
  return `${clauses.filter(Boolean).join('; ')}.`;
}

function agreeing(pairs: Pair[]): string {
  const exact = pairs.filter((pair) => pair.how === 'exact').map((pair) => quote(pair.left));
  if (exact.length === 0) return '';
  return `${list(exact)} ${exact.length > 1 ? 'are' : 'is'} the same`;
}

function differing(pairs: Pair[]): string[] {
  return pairs
    .filter((pair) => pair.how !== 'exact')
    .map((pair) => `${quote(pair.left)} / ${quote(pair.right)} ${wayOf(pair)}`);
}

function wayOf(pair: Pair): string {
  if (pair.similarity < 0.7) return 'is alike in part';
  const loose = pair.how === 'transliterated' && pair.similarity < 0.9;
  return loose ? 'reads almost the same in another script' : WAYS[pair.how];
}

function heavy(over: Leftover[]): string {
  return list(over.filter((item) => item.weight >= 0.1).map((item) => quote(item.text)));
}

function quote(text: string): string {
  return `“${text}”`;
}

function list(items: string[]): string {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`;
}

const COUNTRIES: Record<Region, string> = {
  KR: 'Korea',
  CN: 'China',
  VN: 'Viet Nam',
  US: 'the United States',
};

/** Who else bears the two words that most entries of a list bear. */
export function commonnessSentence({ entries, words }: Commonness): string {
  if (words.length === 0) return 'A match this close can happen by chance.';
  const clauses = words.map(({ text, alike, bearers, people }, place) => {
    const word = alike ? `words this close to ${quote(text)}` : quote(text);
    const elsewhere = people
      ? ` (about 1 in ${figure(people.oneIn)} people in ${COUNTRIES[people.region]})`
      : '';
    return `${word} in ${figure(bearers)}${place === 0 ? ` of ${figure(entries)} entries` : ''}${elsewhere}`;
  });
  return `Common in this list: ${clauses.join(', ')}.`;
}

function figure(count: number): string {
  return count.toLocaleString('en');
}
