export { hasLeft } from './departures.ts';
export { hasHolds } from './holds.ts';
export { mountRetention } from './routes.ts';
