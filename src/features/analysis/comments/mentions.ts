import type { CasePerson } from '../analysis.ts';

/** Whom a comment may mention: people who can read it. */
export const readersOf = (people: readonly CasePerson[], visibility: 'internal' | 'shared') =>
  people.filter(({ isClientSide }) => visibility === 'shared' || !isClientSide);

/** The ids of those whose name stands in the text behind an @; of two names the longer one. */
export function mentionedIn(text: string, people: readonly CasePerson[]): string[] {
  const byName = Map.groupBy(people, ({ name }) => name);
  return piecesOf(text, [...byName.keys()])
    .filter((piece) => piece.mention)
    .flatMap(({ text: name }) => (byName.get(name.slice(1)) ?? []).map(({ id }) => id))
    .filter((id, at, all) => all.indexOf(id) === at);
}

type Piece = { text: string; mention: boolean };

/** A text cut at its mentions, which are shown apart. */
export function piecesOf(text: string, names: readonly string[]): Piece[] {
  const longest = [...new Set(names)].filter(Boolean).sort((a, b) => b.length - a.length);
  const pieces: Piece[] = [];
  let plain = '';
  for (let at = 0; at < text.length; ) {
    const name = text[at] === '@' ? longest.find((one) => text.startsWith(one, at + 1)) : undefined;
    if (name === undefined) plain += text[at++];
    else {
      if (plain) pieces.push({ text: plain, mention: false });
      pieces.push({ text: `@${name}`, mention: true });
      plain = '';
      at += name.length + 1;
    }
  }
  return plain ? [...pieces, { text: plain, mention: false }] : pieces;
}
