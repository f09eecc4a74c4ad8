import { useEffect } from 'react';
import { loading } from './shared/ui/loading/loading-store.ts';
import { SkeletonList } from './shared/ui/states/skeleton-list.tsx';

/** Umi shows it while the code of a page is on its way; the overlay joins it where that takes long. */
export default function Loading() {
  useEffect(() => {
    loading.waitForPage(true);
    return () => loading.waitForPage(false);
  }, []);
  // The overlay announces that the page is loading; said twice it would only disturb.
  return (
    <div aria-hidden>
      <SkeletonList rows={6} />
    </div>
  );
}
