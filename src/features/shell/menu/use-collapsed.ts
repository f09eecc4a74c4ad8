import { useState } from 'react';
import { useMedia } from '../use-media.ts';

/**
 * The sidebar narrows on its own below 970 px and widens again above; in between the person decides. It does so in the same
 * drawing in which the width changes: on a phone an unfolded menu is a drawer, which takes the focus.
 */
export function useCollapsed() {
  const narrow = useMedia('(max-width: 969px)');
  const [choice, setChoice] = useState({ narrow, collapsed: narrow });
  if (choice.narrow !== narrow) setChoice({ narrow, collapsed: narrow });
  return {
    collapsed: choice.collapsed,
    setCollapsed: (collapsed: boolean) => setChoice({ narrow, collapsed }),
  };
}
