import { Button } from 'antd';
import { useState } from 'react';
import { EmptyState, ErrorState, SkeletonList, useCall } from '@/shared/ui';
import { useTexts } from '../texts/index.ts';
import { ImportDialog } from './import-dialog.tsx';
import { PreviewDrawer } from './preview-drawer.tsx';
import { WatchlistCard } from './watchlist-card.tsx';

const POLL_MS = 1500;

/** The lists that names are screened against: versions, age, threshold; import, preview, activate. */
export function WatchlistsTab() {
  const t = useTexts();
  const [importing, setImporting] = useState(false);
  const [previewed, setPreviewed] = useState<string | null>(null);
  const { data, error, reload } = useCall(
    'GET /reports/v1.0/watchlists',
    {},
    {
      pollEvery: ({ Data }) =>
        Data.some((list) => list.versions.some((version) => version.status === 'importing'))
          ? POLL_MS
          : undefined,
    },
  );
  if (error && !data) return <ErrorState error={error} onRetry={reload} />;
  if (!data) return <SkeletonList />;
  const newList = (
    <Button type="primary" onClick={() => setImporting(true)}>
      {t('watchlists.import')}
    </Button>
  );
  return (
    <>
      {data.Data.length === 0 ? (
        <EmptyState title={t('watchlists.none')} text={t('watchlists.noneText')} action={newList} />
      ) : (
        <>
          <div style={{ marginBottom: 16 }}>{newList}</div>
          {data.Data.map((list) => (
            <WatchlistCard key={list.id} list={list} folder={data.folder} onPreview={setPreviewed} />
          ))}
        </>
      )}
      {importing && <ImportDialog lists={data.Data} onClose={() => setImporting(false)} />}
      <PreviewDrawer
        version={previewed}
        list={data.Data.find(({ versions }) => versions.some(({ id }) => id === previewed))?.name}
        onClose={() => setPreviewed(null)}
      />
    </>
  );
}
