export { SettingsPage, settingsPages } from './settings-page.tsx';
