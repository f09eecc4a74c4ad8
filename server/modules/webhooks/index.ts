export { mountWebhooks } from './routes.ts';
