import { ErrorState, SkeletonList } from '@/shared/ui';
import { useThirdParty } from '../use-third-party.ts';
import { DecisionPanel } from './decision-panel.tsx';

type ReportDecisionProps = { thirdParty: string; recommendation: string | undefined };

/** The decision on the third party of a sealed report, beside what the report recommends. */
export function ReportDecision({ thirdParty, recommendation }: ReportDecisionProps) {
  const { party, register, error, reload } = useThirdParty(thirdParty);
  if (error && !party) return <ErrorState error={error} onRetry={reload} />;
  if (!party) return <SkeletonList rows={2} />;
  return (
    <>
      <DecisionPanel party={party} register={register} recommendation={recommendation} />
      {register.dialog}
    </>
  );
}
