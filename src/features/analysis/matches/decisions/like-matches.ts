import type { Match } from '../../analysis.ts';

/** Those not chosen yet that are about the same name, or the same entry, as one that is; none where those differ. */
export function likeMatches(chosen: readonly Match[], all: readonly Match[]): Match[] {
  const [first] = chosen;
  if (!first) return [];
  const sameName = chosen.every(({ subject }) => subject.name === first.subject.name);
  const entryOf = ({ watchlist, entry }: Match) => `${watchlist} ${entry.id}`;
  const sameEntry = chosen.every((match) => entryOf(match) === entryOf(first));
  return all.filter(
    (match) =>
      !chosen.includes(match) &&
      ((sameEntry && entryOf(match) === entryOf(first)) ||
        (sameName && match.subject.name === first.subject.name)),
  );
}
