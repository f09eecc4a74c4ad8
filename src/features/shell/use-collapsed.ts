import { useEffect, useState } from 'react';

const narrow = () => matchMedia('(max-width: 969px)');

/** The sidebar narrows on its own below 970 px and widens again above; in between the person decides. */
export function useCollapsed() {
  const [collapsed, setCollapsed] = useState(() => narrow().matches);
  useEffect(() => {
    const query = narrow();
    const follow = () => setCollapsed(query.matches);
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  return { collapsed, setCollapsed };
}
