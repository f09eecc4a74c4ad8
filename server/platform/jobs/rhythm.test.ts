import { cronOf, describeRhythm, intervalOf, nextRun, type Rhythm } from './rhythm.ts';

const minutes = 60_000;
// A Friday.
const friday = new Date('2026-11-20T09:00:00Z');

test.each<[Rhythm, string, string, number, string]>([
  [{ everyMinutes: 1 }, '*/1 * * * *', 'Every minute', 1, '2026-11-20T09:01:00.000Z'],
  [{ everyMinutes: 10 }, '*/10 * * * *', 'Every 10 minutes', 10, '2026-11-20T09:10:00.000Z'],
  [{ hourlyAt: 5 }, '5 * * * *', 'Hourly at :05', 60, '2026-11-20T09:05:00.000Z'],
  [{ dailyAt: '02:12' }, '12 2 * * *', 'Daily at 02:12 UTC', 1440, '2026-11-21T02:12:00.000Z'],
])(
  '%j is one cron line, one sentence, one longest wait and one next run',
  (rhythm, cron, words, wait, next) => {
    expect(cronOf(rhythm)).toBe(cron);
    expect(describeRhythm(rhythm)).toBe(words);
    expect(intervalOf(rhythm)).toBe(wait * minutes);
    expect(nextRun(rhythm, friday).toISOString()).toBe(next);
  },
);

test('the next run lies after the moment, never at it', () => {
  expect(nextRun({ hourlyAt: 0 }, friday).toISOString()).toBe('2026-11-20T10:00:00.000Z');
});
