import { ErrorState, SkeletonList, useCall } from '@/shared/ui';
import { ComparisonPanel } from './comparison-panel.tsx';
import { IdentityPanel } from './identity-panel.tsx';
import { RatingHistory } from './rating-history.tsx';

/** Who a third party is, how its risk changed, and what monitoring compared. */
export function ProfilePanels({ id }: { id: string }) {
  const { data, error, reload } = useCall('GET /reports/v1.0/thirdpartyprofile', { id }, { quiet: true });
  if (error && !data) return <ErrorState error={error} onRetry={reload} />;
  if (!data) return <SkeletonList rows={5} />;
  const profile = data.Data;
  return (
    <>
      <RatingHistory ratings={profile.ratings} />
      <ComparisonPanel profile={profile} />
      <IdentityPanel profile={profile} />
    </>
  );
}
