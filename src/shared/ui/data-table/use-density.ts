import { useCallback, useState } from 'react';
import { useAppearance } from '../appearance/use-appearance.ts';

export type Density = ReturnType<typeof useDensity>;
type Size = 'small' | 'middle' | 'large';

/** Row height of one table: what the person chose there, else the density of the whole application. */
export function useDensity(name: string) {
  const { density } = useAppearance();
  const key = `density-${name}`;
  const [chosen, setChosen] = useState<Size | null>(() => localStorage.getItem(key) as Size | null);
  const change = useCallback(
    (size?: string) => {
      if (!size) return;
      localStorage.setItem(key, size);
      setChosen(size as Size);
    },
    [key],
  );
  return { size: chosen ?? (density === 'compact' ? 'small' : 'middle'), change };
}
