export { mountWebhooks } from './routes.ts';
export { deliveryFigures } from './sweep-webhooks.ts';
