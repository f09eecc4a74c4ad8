import { ReloadOutlined } from '@ant-design/icons';
import { history, Link } from '@umijs/max';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { holds, useAccess, useSession } from '@/shared/session';
import { EmptyState, ErrorState, Page, SkeletonList, TakeNext, TimeText, useCall } from '@/shared/ui';
import { Dashboard } from './dashboard.tsx';
import styles from './home.module.css';
import { LastSignIn } from './last-sign-in.tsx';
import { QuarterDownload } from './quarter-download.tsx';
import { useTexts } from './texts/index.ts';

const POLL_MS = 60_000;

const leads = {
  client: 'yourOrganisationsThirdPartiesAndWhat',
  clientuser: 'yourRequestsAndWhatIsWaiting',
  allocator: 'whatCameInWhoWorksOn',
  drafter: 'yourWorkListByDueDate',
  admin: 'howTheWorkAndTheSystem',
} as const;

type HomePageProps = {
  /** How an administrator sets a firm up that has no request yet. */
  firstSteps: ReactNode;
};

/** Where everybody lands after signing in, licensed for its figures or not. */
export const HomePage = (props: HomePageProps) =>
  holds('Home') ? <HomeFigures {...props} /> : <HomeWithoutFigures />;

function HomeWithoutFigures() {
  const t = useTexts();
  const { Name } = useSession();
  return (
    <Page title={t('welcomeSplit', { split: Name.split(' ')[0] ?? '' })}>
      <LastSignIn />
      <EmptyState title={t('noFiguresAvailable')} text={t('yourOrganisationsLicenceDoesNotInclude')} />
    </Page>
  );
}

/** Home of every role: figures with the lists behind them, and the work that waits. */
function HomeFigures({ firstSteps }: HomePageProps) {
  const t = useTexts();
  const { role, Name } = useSession();
  const { mayRaise, administers, drafts, downloadsOverviews } = useAccess();
  const { data, error, reload } = useCall(
    'GET /reports/v1.0/dashboards',
    {},
    { pollEvery: POLL_MS, quiet: true },
  );
  return (
    <Page
      title={t('welcomeSplit', { split: Name.split(' ')[0] ?? '' })}
      // While signing out there is no role any more.
      lead={role && t(leads[role])}
      action={
        <>
          {data && (
            <span className={styles.asOf}>
              {t('updated')} <TimeText at={data.Data.asOf} />
              <Button type="text" icon={<ReloadOutlined />} onClick={reload} aria-label={t('loadAgain')} />
            </span>
          )}
          {downloadsOverviews && (
            <>
              {data && <QuarterDownload asOf={data.Data.asOf} client={data.Data.client?.id} />}
              <OverviewLink client={data?.Data.client?.id} />
            </>
          )}
          {drafts && <TakeNext />}
          {mayRaise && (
            <Button type="primary" onClick={() => history.push('/pages/newrequest?new=1')}>
              {t('newRequest')}
            </Button>
          )}
        </>
      }
    >
      <LastSignIn />
      {error && !data ? (
        <ErrorState error={error} onRetry={reload} />
      ) : data ? (
        <>
          {administers && data.Data.byStatus.every(({ value }) => value === 0) && firstSteps}
          <Dashboard figures={data.Data} />
        </>
      ) : (
        <SkeletonList />
      )}
    </Page>
  );
}

function OverviewLink({ client }: { client?: string }) {
  const t = useTexts();
  return (
    <Link to={`/pages/client-overview-dashboard${client ? `/${client}` : ''}`}>
      <Button>{t('clientOverview')}</Button>
    </Link>
  );
}
