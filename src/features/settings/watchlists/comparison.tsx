import { Alert, Button } from 'antd';
import { JobProgress, TimeText, useAct } from '@/shared/ui';
import type { AnswerOf } from '../../../../contract/index.ts';
import { useTexts } from '../texts/index.ts';

type Preview = NonNullable<AnswerOf<'GET /reports/v1.0/watchlists'>['preview']>;
type ComparisonProps = { preview: Pick<Preview, 'comparison' | 'version'>; onReload: () => void };

/** Of what time the list of affected requests is, what has changed since, and to have it made again. */
export function Comparison({ preview: { comparison, version }, onReload }: ComparisonProps) {
  const t = useTexts();
  const { act, busy, dialog } = useAct('POST /reports/v1.0/watchlists', { typed: () => false, onReload });
  if (!comparison) return null;
  const { at, requestsSince, otherBase, job, failed } = comparison;
  const compareAgain = version.status === 'staged' && !job && (
    <Button size="small" loading={busy} onClick={() => act({ action: 'compare', version: version.id })}>
      {t('watchlists.compareAgain')}
    </Button>
  );
  const warnings = [
    requestsSince > 0 && t('watchlists.requestsSince', { count: requestsSince }),
    otherBase && t('watchlists.otherActiveSince'),
    failed && t('watchlists.comparisonFailed'),
  ].filter((warning) => warning !== false);
  return (
    <>
      <p>
        {t.rich('watchlists.requestsComparedAt', { at: <TimeText at={at} form="time" /> })}{' '}
        {warnings.length === 0 && compareAgain}
      </p>
      {warnings.length > 0 && (
        <Alert type="warning" title={warnings.join(' ')} action={compareAgain} style={{ marginBottom: 12 }} />
      )}
      {job && <JobProgress label={t('watchlists.comparing')} job={job} />}
      {dialog}
    </>
  );
}
