import { Alert, Button, Card, Table, Tag } from 'antd';
import { useState } from 'react';
import { formatNumber } from '@/shared/format';
import { useStoredSentence } from '@/shared/server-texts/stored-sentence';
import { apart, JobProgress, TimeText } from '@/shared/ui';
import { useWords } from '@/shared/words/use-words';
import type { watchlists } from '../../../../contract/index.ts';
import { ShownOf } from '../shown-of.tsx';
import { useTexts } from '../texts/index.ts';
import { FeedForm, FeedLine } from './feed-form.tsx';
import { FolderLine } from './folder-line.tsx';
import { ThresholdForm } from './threshold-form.tsx';
import styles from './watchlists.module.css';

type Version = watchlists.ListVersion;
type WatchlistCardProps = {
  list: watchlists.Watchlist;
  /** The files of the operator's folder; null where there is none. */
  folder: string[] | null;
  onPreview: (version: string) => void;
};

const staleAfterDays = 30;

/** One list: what is active, how old it is, and every version with what it changed. */
export function WatchlistCard({ list, folder, onPreview }: WatchlistCardProps) {
  const t = useTexts();
  const word = useWords();
  const stored = useStoredSentence();
  const [feeding, setFeeding] = useState(false);
  const importing = list.versions.find((version) => version.status === 'importing');
  const failed = list.versions[0]?.status === 'failed' ? list.versions[0] : undefined;
  return (
    <Card
      size="small"
      style={{ marginBottom: 16 }}
      title={<bdi>{list.name}</bdi>}
      extra={<ThresholdForm list={list} />}
    >
      <p style={{ marginTop: 0 }}>
        {list.active
          ? t('watchlists.activeVersion', {
              number: list.active.number,
              entries: list.active.counts.entries,
            })
          : t('watchlists.noActiveVersion')}
      </p>
      <FeedLine list={list} onChange={() => setFeeding(true)} />
      {(folder || list.folder) && <FolderLine list={list} names={folder ?? []} />}
      {feeding && <FeedForm list={list} onClose={() => setFeeding(false)} />}
      {list.ageDays !== null && list.ageDays > staleAfterDays && (
        <Alert
          type="warning"
          title={t('watchlists.stale', { days: Math.floor(list.ageDays) })}
          style={{ marginBottom: 12 }}
        />
      )}
      {importing?.job && <JobProgress label={t('import')} job={importing.job} />}
      {failed && (
        <Alert
          type="error"
          title={t('watchlists.notImported', {
            number: failed.number,
            error: failed.error ? stored(failed.error) : t('watchlists.unknownError'),
          })}
          style={{ marginBottom: 12 }}
        />
      )}
      <Table<Version>
        rowKey="id"
        size="small"
        scroll={{ x: 'max-content' }}
        pagination={list.versions.length > 5 ? { pageSize: 5 } : false}
        dataSource={list.versions}
        columns={[
          {
            title: t('version'),
            key: 'number',
            render: (_, { number, status, sha256 }) => (
              <>
                <span className={styles.version}>{number}</span> <Tag>{word(status)}</Tag>
                <div className={styles.second}>
                  SHA-256 <code title={sha256}>{sha256.slice(0, 8)}</code>
                </div>
              </>
            ),
          },
          {
            title: t('imported'),
            key: 'importedAt',
            render: (_, { importedAt, importedBy }) => (
              <>
                <TimeText at={importedAt} form="time" />
                <div className={styles.second}>{apart(importedBy)}</div>
              </>
            ),
          },
          ...(['entries', 'names', 'added', 'changed', 'removed', 'rejected'] as const).map((key) => ({
            title: t(`listCount.${key}`),
            key,
            align: 'right' as const,
            render: (_: unknown, version: Version) =>
              version.status === 'failed' ? '–' : formatNumber(version.counts[key]),
          })),
          {
            title: t('actions'),
            key: 'act',
            // The one thing to press after an import stays in view.
            fixed: 'end',
            render: (_, version) =>
              ['staged', 'active', 'superseded'].includes(version.status) && (
                <Button
                  size="small"
                  className={styles.act ?? ''}
                  type={version.status === 'staged' ? 'primary' : 'default'}
                  onClick={() => onPreview(version.id)}
                >
                  {version.status === 'staged'
                    ? t('watchlists.previewAndActivate')
                    : t('watchlists.whatChanged')}
                </Button>
              ),
          },
        ]}
      />
      <ShownOf which="newest" shown={list.versions.length} total={list.versionCount} />
    </Card>
  );
}
