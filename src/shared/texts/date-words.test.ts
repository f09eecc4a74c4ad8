import dayjs from 'dayjs';
import relativeTime from 'dayjs/plugin/relativeTime';
import { dateWords, loadDateWords } from './date-words.ts';

dayjs.extend(relativeTime);
const now = dayjs('2026-11-24T12:00:00Z');

test.each([
  [now.subtract(2, 'second'), 'الآن'],
  [now.subtract(1, 'hour'), 'قبل ساعة واحدة'],
  [now.subtract(3, 'day'), 'قبل 3 أيام'],
  [now.subtract(21, 'day'), 'قبل 21 يومًا'],
  [now.subtract(2, 'month'), 'قبل شهرين'],
  [now.add(2, 'day'), 'خلال يومين'],
])('Arabic counts with its dual and its two plurals: %#', async (at, words) => {
  await loadDateWords('ar-SA');
  expect(at.locale(dateWords['ar-SA']).from(now)).toBe(words);
});
