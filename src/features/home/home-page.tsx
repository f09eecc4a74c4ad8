import { ReloadOutlined } from '@ant-design/icons';
import { history, Link } from '@umijs/max';
import { Button } from 'antd';
import { holds, useSession } from '@/shared/session';
import { EmptyState, ErrorState, Page, SkeletonList, TimeText, useCall } from '@/shared/ui';
import { Dashboard } from './dashboard.tsx';
import styles from './home.module.css';

const POLL_MS = 60_000;

const leads: Record<string, string> = {
  client: 'The third parties of your organisation and what waits for you.',
  clientuser: 'Your requests and what waits for you.',
  allocator: 'What came in, who works on what, and what is ready for review.',
  drafter: 'Your work list by due date.',
  admin: 'How the work and the system are doing.',
};

/** Where everybody lands after signing in, licensed for its figures or not. */
export const HomePage = () => (holds('Home') ? <HomeFigures /> : <HomeWithoutFigures />);

function HomeWithoutFigures() {
  const { Name } = useSession();
  return (
    <Page title={`Welcome, ${Name.split(' ')[0] ?? ''}`}>
      <EmptyState
        title="No figures here"
        text="Your organisation has no licence for Home. Use the menu to open what it has."
      />
    </Page>
  );
}

/** Home of every role: figures with the lists behind them, and the work that waits. */
function HomeFigures() {
  const { role, Name, readOnly } = useSession();
  const { data, error, reload } = useCall(
    'GET /reports/v1.0/dashboards',
    {},
    { pollEvery: POLL_MS, quiet: true },
  );
  const raises = (role === 'client' || role === 'clientuser') && !readOnly && holds('New Request');
  return (
    <Page
      title={`Welcome, ${Name.split(' ')[0] ?? ''}`}
      lead={leads[role]}
      action={
        <>
          {data && (
            <span className={styles.asOf}>
              Updated <TimeText at={data.Data.asOf} />
              <Button type="text" icon={<ReloadOutlined />} onClick={reload} aria-label="Load again" />
            </span>
          )}
          {(role === 'client' || role === 'allocator' || role === 'admin') && (
            <OverviewLink client={data?.Data.client?.id} />
          )}
          {raises && (
            <Button type="primary" onClick={() => history.push('/pages/newrequest?new=1')}>
              New request
            </Button>
          )}
        </>
      }
    >
      {error && !data ? (
        <ErrorState error={error} onRetry={reload} />
      ) : data ? (
        <Dashboard figures={data.Data} role={role} />
      ) : (
        <SkeletonList />
      )}
    </Page>
  );
}

function OverviewLink({ client }: { client?: string }) {
  return (
    <Link to={`/pages/client-overview-dashboard${client ? `/${client}` : ''}`}>
      <Button>Client overview</Button>
    </Link>
  );
}
