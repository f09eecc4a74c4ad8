export { defineMonitoring, queueComparison, queueWatching } from './jobs.ts';
export { lastComparisonOf } from './last-comparison.ts';
export { queueRescreening } from './rescreen-monitored.ts';
export { truncatedScreenings } from './truncated-screenings.ts';
