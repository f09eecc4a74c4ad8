import { zoneName, zoneNames } from './zone-name.ts';

test.each([
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Asia/Kolkata', 'Asia/Kolkata'],
  ['Europe/Kiev', 'Europe/Kyiv'],
  ['America/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ['America/Argentina/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ['US/Eastern', 'America/New_York'],
  ['Etc/UTC', 'UTC'],
])('%s is called %s', (zone, name) => expect(zoneName(zone)).toBe(name));

test('every time zone is offered once, by the name that it has now', () => {
  const names = zoneNames();
  expect(names).toContain('UTC');
  expect(names.filter((name) => zoneName(name) !== name)).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});
