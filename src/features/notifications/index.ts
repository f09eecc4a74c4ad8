export { NotificationBell } from './notification-bell.tsx';
export { PreferencesDialog } from './preferences.ts';
