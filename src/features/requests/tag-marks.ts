type On = 'all' | 'some' | 'none';

/** A tag on selected requests: which of them are to carry it, which do, and how many. */
export type TagMark = { tag: string; on: On; before: On; carriers: number };

const lower = (tag: string) => tag.toLowerCase();

/** The tags that any of these carry, each once however it is written, in the order of the alphabet. */
export function tagMarks(rows: readonly { tags: readonly string[] }[]): TagMark[] {
  const carriers = new Map<string, { tag: string; count: number }>();
  for (const tag of rows.flatMap(({ tags }) => tags)) {
    const known = carriers.get(lower(tag)) ?? { tag, count: 0 };
    carriers.set(lower(tag), { ...known, count: known.count + 1 });
  }
  return [...carriers.values()]
    .map(({ tag, count }) => {
      const before = count === rows.length ? ('all' as const) : ('some' as const);
      return { tag, on: before, before, carriers: count };
    })
    .sort((a, b) => lower(a.tag).localeCompare(lower(b.tag)));
}

/** A click: onto all, off all, and where only some carried it back to what it was. */
export const nextMark = (mark: TagMark): TagMark => {
  const after: Record<On, On> = { some: 'all', all: 'none', none: mark.before === 'some' ? 'some' : 'all' };
  return { ...mark, on: after[mark.on] };
};

/** A tag that is typed goes onto all, whether or not it is among them. */
export function withTag(marks: readonly TagMark[], tag: string): TagMark[] {
  const isKnown = marks.some((mark) => lower(mark.tag) === lower(tag));
  if (!isKnown) return [{ tag, on: 'all', before: 'none', carriers: 0 }, ...marks];
  return marks.map((mark) => (lower(mark.tag) === lower(tag) ? { ...mark, on: 'all' } : mark));
}

/** What is to be sent: only what somebody changed, so that what others change meanwhile stays. */
export function changesOf(marks: readonly TagMark[]) {
  const turnedTo = (on: On) =>
    marks.filter((mark) => mark.on === on && mark.before !== on).map(({ tag }) => tag);
  return { add: turnedTo('all'), remove: turnedTo('none') };
}
