export { registerWebhooks } from './register-webhooks.ts';
export { sweepWebhooks } from './sweep-webhooks.ts';
