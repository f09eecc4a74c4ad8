import { type ComponentType, lazy, Suspense } from 'react';
import { SkeletonList } from '../states/skeleton-list.tsx';

/** A part of a page, such as a tab, whose code is loaded when it is first shown. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy<ComponentType<Props>>(async () => ({ default: await load() }));
  return (props: Props) => (
    <Suspense fallback={<SkeletonList />}>
      <Part {...props} />
    </Suspense>
  );
}
