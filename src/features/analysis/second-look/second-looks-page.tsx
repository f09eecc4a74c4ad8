import { Link, useSearchParams } from '@umijs/max';
import { listText } from '@/shared/format';
import { useAccess } from '@/shared/session';
import { EmptyState, ErrorState, Page, SkeletonList, useCall } from '@/shared/ui';
import layout from '../layout.module.css';
import matchStyles from '../matches/matches.module.css';
import { useTexts } from '../texts/index.ts';
import { AgreementPanel } from './agreement-panel.tsx';
import { AnswerForm } from './answer-form.tsx';
import { DisagreementList } from './disagreement-list.tsx';
import { EvidenceCard } from './evidence-card.tsx';
import { KnownPanel } from './known-panel.tsx';
import type { Looks } from './looks.ts';
import { ShownOf } from './shown-of.tsx';

const leads = {
  drafter: 'colleaguesDecisionsSelectedForABlind',
  allocator: 'decisionsTakenTwiceTheSecondTime',
  admin: 'decisionsTakenTwiceTheSecondTime',
} as const;

/** Decisions taken once more, blindly: to answer for drafters, to settle and to judge for those who lead. */
export function SecondLooksPage() {
  const t = useTexts();
  const { role, drafts, administers } = useAccess();
  const [params, setParams] = useSearchParams();
  const months = Number(params.get('months')) || 12;
  const { data, error, reload } = useCall('GET /reports/v1.0/secondlooks', { months }, { keepLast: true });
  return (
    <Page title={t('secondLooks')} lead={t(leads[role as keyof typeof leads])}>
      {error && <ErrorState error={error} onRetry={reload} />}
      {!error && !data && <SkeletonList rows={5} />}
      {data && drafts && <OwnLooks data={data} onReload={reload} />}
      {data?.agreement && (
        <div className={layout.stack}>
          {data.disagreements.length > 0 && (
            <DisagreementList
              disagreements={data.disagreements}
              total={data.disagreementsTotal}
              reasons={data.reasons}
              onReload={reload}
            />
          )}
          {!data.on && <SwitchedOff isAdmin={administers} />}
          <AgreementPanel
            agreement={data.agreement}
            months={months}
            onMonths={(next) => setParams(next === 12 ? {} : { months: String(next) })}
          />
          {data.known && <KnownPanel known={data.known} />}
        </div>
      )}
    </Page>
  );
}

function OwnLooks({ data, onReload }: { data: Looks; onReload: () => void }) {
  const t = useTexts();
  const { Data: looks, reasons, total } = data;
  if (looks.length === 0)
    return (
      <EmptyState title={t('noSecondReviewsWaiting')} text={t('colleaguesDecisionsSelectedForASecond')} />
    );
  return (
    <>
      <ShownOf shown={looks.length} total={total} />
      <ul className={matchStyles.cards} aria-label={t('secondLooks')}>
        {looks.map(({ id, match }, place) => (
          <EvidenceCard key={id} match={match} isFirst={place === 0}>
            <AnswerForm
              id={id}
              about={listText([match.subject.name, match.matchedName.text], t.language)}
              action="look"
              reasons={reasons}
              onReload={onReload}
            />
          </EvidenceCard>
        ))}
      </ul>
    </>
  );
}

function SwitchedOff({ isAdmin }: { isAdmin: boolean }) {
  const t = useTexts();
  return (
    <p className={layout.prose}>
      {t('secondLooksAreOff')}{' '}
      {isAdmin && <Link to="/pages/settings?tab=dispositions">{t('setTheSampleSizeInSettings')}</Link>}
    </p>
  );
}
