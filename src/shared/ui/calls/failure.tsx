import { ErrorState } from '../states/error-state.tsx';

type FailureProps = { of: { data: unknown; error: unknown; reload: () => void }; title?: string };

/** Beside a choice or a list: why there is nothing in it, where its call failed. */
export function Failure({ of, title }: FailureProps) {
  if (!of.error || of.data !== undefined) return null;
  return <ErrorState error={of.error} onRetry={of.reload} title={title} />;
}
