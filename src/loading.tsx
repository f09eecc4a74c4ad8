import { SkeletonList } from './shared/ui/states/skeleton-list.tsx';

/** Umi shows it while the code of a page is on its way. */
export default function Loading() {
  return <SkeletonList rows={6} />;
}
