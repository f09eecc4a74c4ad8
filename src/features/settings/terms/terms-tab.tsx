import { ErrorState, SkeletonList, useCall } from '@/shared/ui';
import { useTexts } from '../texts/index.ts';
import { TermsForm } from './terms-form.tsx';
import { TermsHistory } from './terms-history.tsx';

/** What people agree to at sign-in, in every version. */
export function TermsTab() {
  const t = useTexts();
  const { data, error, reload } = useCall('GET /security/v1.0/settings', { name: 'terms' }, { quiet: true });
  if (error && !data) return <ErrorState error={error} onRetry={reload} />;
  const state = data?.Data.terms;
  if (!state) return <SkeletonList />;
  const { version, agreed } = state;
  return (
    <>
      <p>{t('terms.inForce', { version, agreed: agreed.people, all: agreed.of })}</p>
      <TermsForm key={version} state={state} onReload={reload} />
      <TermsHistory versions={state.versions} />
    </>
  );
}
