export { FirstSteps } from './overview/first-steps.tsx';
export { SettingsPage, settingsPages } from './settings-page.tsx';
