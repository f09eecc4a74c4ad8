import { useEffect, useState } from 'react';
import { useMedia } from '../use-media.ts';

/** The sidebar narrows on its own below 970 px and widens again above; in between the person decides. */
export function useCollapsed() {
  const narrow = useMedia('(max-width: 969px)');
  const [collapsed, setCollapsed] = useState(narrow);
  useEffect(() => setCollapsed(narrow), [narrow]);
  return { collapsed, setCollapsed };
}
