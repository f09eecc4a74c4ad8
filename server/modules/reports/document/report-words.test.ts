import { sealedData } from '../../../../tests/support/documents/sealed-data.ts';
import { reportWords } from './report-words.ts';

const at = '2026-11-20T20:30:00.000Z';
const wordsIn = (timeZone: string) => reportWords({ ...sealedData(new Date(at)), timeZone }, 'en-US');

test('a report states days and times as the clocks of the firm show them', () => {
  expect(wordsIn('Asia/Kolkata').day(at)).toBe('2026-11-21');
  expect(wordsIn('Asia/Kolkata').time(at)).toBe('2026-11-21 02:00 (Asia/Kolkata)');
  expect(wordsIn('Pacific/Honolulu').time(at)).toBe('2026-11-20 10:30 (Pacific/Honolulu)');
});
