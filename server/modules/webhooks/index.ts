export { registerWebhooks } from './register-webhooks.ts';
