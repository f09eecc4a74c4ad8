export { mountScim } from './routes.ts';
export { saveScim, scimStateOf } from './scim-settings.ts';
export { forgetIdentity } from './store-identity.ts';
