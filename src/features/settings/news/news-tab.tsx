import { Button } from 'antd';
import { useState } from 'react';
import { EmptyState, ErrorState, SkeletonList, useCall } from '@/shared/ui';
import type { newsFeeds } from '../../../../contract/index.ts';
import { useTexts } from '../texts/index.ts';
import styles from './news.module.css';
import { NewsCard } from './news-card.tsx';
import { NewsForm } from './news-form.tsx';

type Feed = newsFeeds.NewsFeed;

/** Feeds of news that are read for those who are assessed or monitored. */
export function NewsTab() {
  const t = useTexts();
  const [editing, setEditing] = useState<Feed | 'new' | null>(null);
  const { data, error, reload } = useCall('GET /security/v1.0/newsfeeds', {}, { quiet: true });
  const done = () => {
    setEditing(null);
    reload();
  };
  const create = (
    <Button type="primary" onClick={() => setEditing('new')}>
      {t('news.new')}
    </Button>
  );
  return (
    <>
      <div className={styles.head}>
        <p>{t('news.lead')}</p>
        {data && data.total > 0 && create}
      </div>
      {error && !data && <ErrorState error={error} onRetry={reload} />}
      {!data && !error && <SkeletonList />}
      {data?.total === 0 && <EmptyState title={t('news.none')} text={t('news.noneText')} action={create} />}
      {data?.Data.map((feed) => (
        <NewsCard key={feed.id} feed={feed} onEdit={() => setEditing(feed)} onChanged={reload} />
      ))}
      {editing && (
        <NewsForm feed={editing === 'new' ? null : editing} onClose={() => setEditing(null)} onDone={done} />
      )}
    </>
  );
}
