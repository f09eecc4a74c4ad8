export { hasLeft } from './departures.ts';
export { carryHolds, hasHolds } from './holds.ts';
export { mountRetention } from './routes.ts';
