import { Alert, Button, Card, Grid, Table, type TableColumnType, Tag } from 'antd';
import { useState } from 'react';
import { formatDay, formatNumber } from '@/shared/format';
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
      <Versions list={list} onPreview={onPreview} />
      <ShownOf which="newest" shown={list.versions.length} total={list.versionCount} />
    </Card>
  );
}

/** On a phone the counts come last: what was imported when, and the one thing to press, stand in view. */
function Versions({ list, onPreview }: Pick<WatchlistCardProps, 'list' | 'onPreview'>) {
  const t = useTexts();
  const word = useWords();
  const narrow = Grid.useBreakpoint().md === false;
  const imported = ({ importedAt, importedBy, publishedOn }: Version) => (
    <>
      <div>
        <TimeText at={importedAt} form="time" />
      </div>
      <div className={styles.second}>{apart(importedBy)}</div>
      <div className={styles.second}>
        {publishedOn
          ? t('watchlists.publishedOn', { day: formatDay(publishedOn) })
          : t('watchlists.publicationNotKnown')}
      </div>
    </>
  );
  const counts = (['entries', 'names', 'added', 'changed', 'removed', 'rejected'] as const).map(
    (key): TableColumnType<Version> => ({
      title: t(`listCount.${key}`),
      key,
      align: 'right',
      render: (_, version) => (version.status === 'failed' ? '–' : formatNumber(version.counts[key])),
    }),
  );
  const acts: TableColumnType<Version> = {
    title: t('actions'),
    key: 'act',
    // The one thing to press after an import stays in view.
    ...(!narrow && { fixed: 'end' }),
    render: (_, version) =>
      ['staged', 'active', 'superseded'].includes(version.status) && (
        <Button
          size="small"
          className={styles.act ?? ''}
          type={version.status === 'staged' ? 'primary' : 'default'}
          onClick={() => onPreview(version.id)}
        >
          {version.status === 'staged' ? t('watchlists.previewAndActivate') : t('watchlists.whatChanged')}
        </Button>
      ),
  };
  return (
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
          render: (_, version) => (
            <>
              <span className={styles.version}>{version.number}</span> <Tag>{word(version.status)}</Tag>
              {narrow && imported(version)}
              <div className={styles.second}>
                SHA-256 <code title={version.sha256}>{version.sha256.slice(0, 8)}</code>
              </div>
            </>
          ),
        },
        ...(narrow
          ? [acts, ...counts]
          : [
              {
                title: t('imported'),
                key: 'importedAt',
                render: (_: unknown, version: Version) => imported(version),
              },
              ...counts,
              acts,
            ]),
      ]}
    />
  );
}
