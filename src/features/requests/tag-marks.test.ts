import { changesOf, nextMark, tagMarks, withTag } from './tag-marks.ts';

const marks = tagMarks([{ tags: ['Batch 7', 'asia'] }, { tags: ['Asia', 'Urgent'] }]);
const on = (all: readonly { tag: string; on: string }[]) => all.map(({ tag, on }) => `${tag}: ${on}`);

test('tags stand once however they are written, full where all carry them and half where some do', () => {
  expect(on(marks)).toEqual(['asia: all', 'Batch 7: some', 'Urgent: some']);
});

test('a click puts a tag on all, takes it off all, and leaves alone again what only some carried', () => {
  const [all, some] = marks;
  if (!all || !some) throw new Error('no tags');
  expect([nextMark(all), nextMark(nextMark(all))].map(({ on }) => on)).toEqual(['none', 'all']);
  const turned = [nextMark(some), nextMark(nextMark(some)), nextMark(nextMark(nextMark(some)))];
  expect(turned.map(({ on }) => on)).toEqual(['all', 'none', 'some']);
});

test('a typed tag goes onto all; what nobody changed is not sent', () => {
  const changed = ['URGENT', 'New'].reduce(withTag, marks);
  expect(on(changed)).toEqual(['New: all', 'asia: all', 'Batch 7: some', 'Urgent: all']);
  expect(changesOf(changed)).toEqual({ add: ['New', 'Urgent'], remove: [] });
  expect(changesOf(marks)).toEqual({ add: [], remove: [] });
});

test('a new tag that is turned off again is not sent', () => {
  const [added, ...others] = withTag(marks, 'New');
  if (!added) throw new Error('no tag');
  expect(changesOf([nextMark(added), ...others])).toEqual({ add: [], remove: [] });
});
