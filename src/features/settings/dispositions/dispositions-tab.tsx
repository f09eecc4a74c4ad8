import { ErrorState, SkeletonList, useCall } from '@/shared/ui';
import { DispositionsForm } from './dispositions-form.tsx';

/** Why a match may be decided as it is, and for how long a decision holds. */
export function DispositionsTab() {
  const { data, error, reload } = useCall(
    'GET /security/v1.0/settings',
    { name: 'dispositions' },
    { quiet: true },
  );
  if (error && !data) return <ErrorState error={error} onRetry={reload} />;
  const state = data?.Data.dispositions;
  if (!state) return <SkeletonList />;
  return <DispositionsForm key={state.version} state={state} onReload={reload} />;
}
