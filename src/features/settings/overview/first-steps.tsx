import { CheckCircleFilled, MinusCircleOutlined } from '@ant-design/icons';
import { Link } from '@umijs/max';
import { ErrorState, Panel, useCall } from '@/shared/ui';
import { addressOf, type Part } from '../parts.tsx';
import { useTexts } from '../texts/index.ts';
import styles from './overview.module.css';

const STEPS = ['lists', 'method', 'clients', 'people'] as const;
type Step = (typeof STEPS)[number];
const PART_OF: Record<Step, Part> = {
  lists: 'watchlists',
  method: 'method',
  clients: 'clients',
  people: 'users',
};

/** What a new firm does before its first request, in this order; gone once all of it is done. */
export function FirstSteps() {
  const t = useTexts();
  const lists = useCall('GET /reports/v1.0/watchlists', {});
  const methods = useCall('GET /reports/v1.0/ratingmethods', {});
  const clients = useCall('GET /security/v1.0/clientdetails', { pageSize: 1 });
  const allocators = useCall('GET /security/v1.0/userdetails', { role: ['allocator'], pageSize: 1 });
  const drafters = useCall('GET /security/v1.0/userdetails', { role: ['drafter'], pageSize: 1 });
  const error = lists.error ?? methods.error ?? clients.error ?? allocators.error ?? drafters.error;
  const reload = () => {
    for (const one of [lists, methods, clients, allocators, drafters]) if (one.error) one.reload();
  };
  if (error) return <ErrorState error={error} onRetry={reload} />;
  if (!lists.data || !methods.data || !clients.data || !allocators.data || !drafters.data) return null;
  const done: Record<Step, boolean> = {
    lists: lists.data.Data.some(({ active }) => active !== null),
    // The one that comes with Prudence counts from the start: it is nobody's until somebody adopts it.
    method: methods.data.Data.methods.some(({ publishedBy }) => publishedBy !== ''),
    clients: clients.data.total > 0,
    people: allocators.data.total > 0 && drafters.data.total > 0,
  };
  if (STEPS.every((step) => done[step])) return null;
  return (
    <Panel title={t('steps.title')}>
      <ol className={styles.steps}>
        {STEPS.map((step) => (
          <li key={step} className={styles.step}>
            {done[step] ? (
              <CheckCircleFilled className={styles.done} aria-label={t('steps.done')} />
            ) : (
              <MinusCircleOutlined className={styles.open} aria-label={t('steps.open')} />
            )}
            <div>
              <Link to={addressOf(PART_OF[step])}>{t(`steps.${step}`)}</Link>
              <div className={styles.line}>{t(`steps.${step}.why`)}</div>
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
