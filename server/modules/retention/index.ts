export { mountRetention } from './routes.ts';
