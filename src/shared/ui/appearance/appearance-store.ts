import type { Density, Mode } from '../../../../config/theme.ts';
import { themeVariables } from '../../../../config/theme.ts';

export type Preference = Mode | 'system';
type Appearance = { preference: Preference; density: Density; mode: Mode };

const KEY = 'appearance';
const system = matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();
let appearance: Appearance = withMode(readKept());

function readKept(): Pick<Appearance, 'preference' | 'density'> {
  const kept = parsed(localStorage.getItem(KEY));
  return {
    preference: kept?.preference === 'light' || kept?.preference === 'dark' ? kept.preference : 'system',
    density: kept?.density === 'compact' ? 'compact' : 'comfortable',
  };
}

function parsed(text: string | null): Partial<Appearance> | null {
  try {
    return JSON.parse(text ?? 'null') as Partial<Appearance> | null;
  } catch {
    return null;
  }
}

function withMode(kept: Pick<Appearance, 'preference' | 'density'>): Appearance {
  const followed: Mode = system.matches ? 'dark' : 'light';
  return { ...kept, mode: kept.preference === 'system' ? followed : kept.preference };
}

function apply(next: Appearance) {
  appearance = next;
  const root = document.documentElement;
  for (const [name, value] of Object.entries(themeVariables(next.mode))) root.style.setProperty(name, value);
  root.style.colorScheme = next.mode;
  root.dataset.theme = next.mode;
  for (const listener of listeners) listener();
}

/** Paints the document in the person's theme and follows the system's. */
export function startAppearance() {
  apply(appearance);
  system.addEventListener('change', () => apply(withMode(appearance)));
}

export function changeAppearance(change: Partial<Pick<Appearance, 'preference' | 'density'>>) {
  const { preference, density } = { ...appearance, ...change };
  localStorage.setItem(KEY, JSON.stringify({ preference, density }));
  apply(withMode({ preference, density }));
}

export const appearanceStore = {
  read: () => appearance,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
