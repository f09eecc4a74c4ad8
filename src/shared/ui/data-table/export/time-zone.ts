import { zoneName } from '../../../../../contract/zone-name.ts';
import { deployment } from '../../../http/deployment.ts';

const MINUTE = 60_000;
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string) {
  const known = formats.get(zone);
  if (known) return known;
  const two = '2-digit' as const;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: two,
    day: two,
    hour: two,
    minute: two,
    second: two,
  });
  formats.set(zone, format);
  return format;
}

/** What the clocks of a zone show at a moment, counted as if it were UTC. */
export function wallClock(at: string, zone: string): number {
  const parts = formatOf(zone).formatToParts(new Date(at));
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
}

/** ISO 8601 with the zone's own offset: `2026-11-21T14:05:09+05:30`. */
export function zonedTime(at: string, zone: string): string {
  const wall = wallClock(at, zone);
  const ahead = Math.round((wall - Date.parse(at)) / MINUTE);
  const two = (value: number) => String(value).padStart(2, '0');
  const offset = `${ahead < 0 ? '-' : '+'}${two(Math.floor(Math.abs(ahead) / 60))}:${two(Math.abs(ahead) % 60)}`;
  return `${new Date(wall).toISOString().slice(0, 19)}${offset}`;
}

/** The reader's own zone first, then the one that days are counted in, then UTC. */
export const zonesToChoose = () => [
  ...new Set([zoneName(Intl.DateTimeFormat().resolvedOptions().timeZone), deployment().timeZone, 'UTC']),
];
