import { Alert, Button } from 'antd';
import { useState } from 'react';
import { ErrorState, SkeletonList, toast, useAct, useCall } from '@/shared/ui';
import { useTexts } from '../texts/index.ts';
import { DraftEditor } from './draft-editor.tsx';
import styles from './method.module.css';
import { PublishedMethod } from './published-method.tsx';
import { VersionsTable } from './versions-table.tsx';
import { isPreviewing } from './what-if.tsx';

const POLL_MS = 1500;

/** The rating method: the version that counts, its history, and the draft of the next one with what it would move. */
export function MethodTab() {
  const t = useTexts();
  const [shown, setShown] = useState<string>();
  const { data, error, reload } = useCall('GET /reports/v1.0/ratingmethods', shown ? { id: shown } : {}, {
    keepLast: true,
    pollEvery: ({ Data: { draft } }) => (draft && isPreviewing(draft) ? POLL_MS : undefined),
  });
  const drafting = useAct('POST /reports/v1.0/ratingmethods');
  const adopting = useAct('POST /reports/v1.0/ratingmethods', {
    onDone: () => toast.success(t('method.adopted')),
    typed: () => false,
    onReload: reload,
  });
  if (error && !data) return <ErrorState error={error} onRetry={reload} />;
  if (!data) return <SkeletonList />;
  const { methods, draft, method, countries } = data.Data;
  const unconfirmed = methods.find(({ status, publishedBy }) => status === 'published' && !publishedBy);
  return (
    <div className={styles.tab}>
      {unconfirmed && (
        <Alert
          type="info"
          title={t('method.adoptText')}
          action={
            <Button
              type="primary"
              loading={adopting.busy}
              onClick={() => adopting.act({ action: 'adopt', id: unconfirmed.id })}
            >
              {t('method.adopt')}
            </Button>
          }
        />
      )}
      {draft ? (
        <DraftEditor key={draft.id} draft={draft} onReload={reload} />
      ) : (
        <div>
          <Button
            type={unconfirmed ? 'default' : 'primary'}
            loading={drafting.busy}
            onClick={() => drafting.act({ action: 'draft' })}
          >
            {t('method.draftNew')}
          </Button>{' '}
          {data.Data.differsFromShipped && (
            <Button
              loading={drafting.busy}
              onClick={() => drafting.act({ action: 'draft', from: 'shipped' })}
            >
              {t('method.draftShipped')}
            </Button>
          )}
        </div>
      )}
      <PublishedMethod method={method} countries={countries} />
      <VersionsTable methods={methods} shown={method.version} onShow={setShown} />
      {drafting.dialog}
      {adopting.dialog}
    </div>
  );
}
