import { ErrorState, SkeletonList, useCall } from '@/shared/ui';
import { PolicyForm } from './policy-form.tsx';

/** How people come in and how long they stay, for the whole installation. */
export function SecurityTab() {
  const { data, error, reload } = useCall(
    'GET /security/v1.0/settings',
    { name: 'security_policy' },
    { quiet: true },
  );
  if (error && !data) return <ErrorState error={error} onRetry={reload} />;
  const state = data?.Data.security_policy;
  if (!state) return <SkeletonList />;
  return <PolicyForm key={state.version} state={state} onReload={reload} />;
}
