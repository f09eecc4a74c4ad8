export type { Density } from '../../../../config/theme.ts';
export { AppearanceProvider } from './appearance-provider.tsx';
export { changeAppearance, type Preference } from './appearance-store.ts';
export { useAppearance } from './use-appearance.ts';
