import type { ReactNode } from 'react';
import { ErrorState } from '../states/error-state.tsx';
import { SkeletonList } from '../states/skeleton-list.tsx';

type LoadedProps<Data> = {
  of: { data: Data | undefined; error: unknown; reload: () => void };
  /** Bars that stand in while it loads. */
  rows?: number;
  /** What could not be loaded, where the page has several parts. */
  title?: string;
  children: (data: Data) => ReactNode;
};

/** What a call answered; bars until then, and what went wrong where it failed, so that nothing looks empty. */
export function Loaded<Data>({ of, rows, title, children }: LoadedProps<Data>) {
  if (of.data !== undefined) return children(of.data);
  if (of.error) return <ErrorState error={of.error} onRetry={of.reload} title={title} />;
  return <SkeletonList rows={rows} />;
}
