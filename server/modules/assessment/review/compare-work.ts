import type { WorkChange } from '../../../../contract/analysis/reviews.ts';
import type { Judged, WorkState } from './stored-work.ts';

type Fields = Judged['fields'];
type Part = Judged;

/** Pure: what the work says now otherwise than it did before, place by place. */
export function compareWork(before: WorkState, now: WorkState): WorkChange[] {
  const byRef = ({ ref }: Part) => ref;
  return [
    ...ratingChange(before, now),
    ...changesOf('section', before.sections, now.sections, byRef),
    ...changesOf('finding', before.findings, now.findings, byRef),
    ...changesOf('match', before.matches, now.matches, ({ key }) => key),
  ];
}

function ratingChange(before: WorkState, now: WorkState): WorkChange[] {
  const fields = differences(before.rating ?? {}, now.rating ?? {});
  return fields.length > 0 ? [{ place: 'rating', ref: 'rating', label: '', kind: 'changed', fields }] : [];
}

function changesOf<Kind extends Part>(
  place: WorkChange['place'],
  before: readonly Kind[],
  now: readonly Kind[],
  keyOf: (part: Kind) => string,
): WorkChange[] {
  const was = new Map(before.map((part) => [keyOf(part), part]));
  const is = new Set(now.map(keyOf));
  const change = ({ ref, label }: Part, kind: WorkChange['kind'], old: Fields, recent: Fields) => {
    const fields = differences(old, recent);
    return fields.length > 0 ? [{ place, ref, label, kind, fields }] : [];
  };
  return [
    ...now.flatMap((part) => {
      const old = was.get(keyOf(part));
      return old
        ? // What it is called now may be what changed: it is known by what it was called.
          change({ ...part, label: old.label }, 'changed', old.fields, part.fields)
        : change(part, 'added', {}, part.fields);
    }),
    ...before.flatMap((part) => (is.has(keyOf(part)) ? [] : change(part, 'removed', part.fields, {}))),
  ];
}

function differences(before: Fields, now: Fields): WorkChange['fields'] {
  return [...new Set([...Object.keys(before), ...Object.keys(now)])]
    .map((field) => ({ field, before: before[field] ?? null, after: now[field] ?? null }))
    .filter((change) => change.before !== change.after);
}
