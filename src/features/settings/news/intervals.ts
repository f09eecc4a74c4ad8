/** Minutes between two readings that are offered. */
export const INTERVALS = [15, 30, 60, 180, 360, 720, 1440, 10_080];

const many = (count: number, unit: string) => (count === 1 ? `Every ${unit}` : `Every ${count} ${unit}s`);

export function intervalText(minutes: number): string {
  if (minutes % 1440 === 0) return many(minutes / 1440, 'day');
  return minutes % 60 === 0 ? many(minutes / 60, 'hour') : many(minutes, 'minute');
}
