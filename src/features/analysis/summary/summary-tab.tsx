import { IdentifierChecks, Panel } from '@/shared/ui';
import { Readiness } from '../acts/readiness.tsx';
import type { Desk } from '../desk/desk.ts';
import layout from '../layout.module.css';
import { useTexts } from '../texts/index.ts';
import { Facts } from './facts.tsx';
import { NearMatches } from './near-matches.tsx';
import { Screening } from './screening.tsx';

const judged = ['allocated', 'in_analysis', 'clarification', 'in_review'];

/** The facts as the client states them, and how far the work is. */
export function SummaryTab({ desk }: { desk: Desk }) {
  const t = useTexts();
  const { request, working } = desk;
  return (
    <div className={layout.columns}>
      <Panel title={t('factsOfTheRequest')}>
        <Facts request={request} />
      </Panel>
      <div className={layout.stack}>
        {judged.includes(request.status) && (
          <Panel title={t('requiredBeforeReviewAndRelease')}>
            <Readiness points={working.openPoints} />
          </Panel>
        )}
        <Screening desk={desk} />
        {working.identifiers.length > 0 && (
          <Panel title={t('cINAndLLPIN')}>
            <IdentifierChecks checks={working.identifiers} register={working.register} />
          </Panel>
        )}
        <NearMatches matches={working.nearMatches} register={working.register} />
      </div>
    </div>
  );
}
