import { useSyncExternalStore } from 'react';
import { appearanceStore } from './appearance-store.ts';

export const useAppearance = () => useSyncExternalStore(appearanceStore.subscribe, appearanceStore.read);
