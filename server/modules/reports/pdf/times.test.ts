import { dayText, timeText } from './times.ts';

const at = '2026-11-20T20:30:00.000Z';

test('a report states days and times as the clocks of the firm show them', () => {
  expect(dayText({ timeZone: 'Asia/Kolkata' }, at)).toBe('2026-11-21');
  expect(timeText({ timeZone: 'Asia/Kolkata' }, at)).toBe('2026-11-21 02:00 (Asia/Kolkata)');
  expect(timeText({ timeZone: 'Pacific/Honolulu' }, at)).toBe('2026-11-20 10:30 (Pacific/Honolulu)');
});

test('a report that was sealed without a time zone states them in UTC', () => {
  expect(timeText({}, at)).toBe('2026-11-20 20:30 (UTC)');
});
