export { type Notice, notify } from './notify.ts';
export { registerNotifications } from './routes.ts';
