export { agedDeliveries } from './aged-deliveries.ts';
export { mountWebhooks } from './routes.ts';
export { deliveryFigures } from './sweep-webhooks.ts';
