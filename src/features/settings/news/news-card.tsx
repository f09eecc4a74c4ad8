import { Alert, App, Button, Card, Space } from 'antd';
import { useStoredSentence } from '@/shared/server-texts/stored-sentence';
import { StatusChip, TimeText, toast, useAct } from '@/shared/ui';
import type { newsFeeds } from '../../../../contract/index.ts';
import { useTexts } from '../texts/index.ts';
import { intervalText } from './intervals.ts';
import styles from './news.module.css';

type NewsCardProps = { feed: newsFeeds.NewsFeed; onEdit: () => void; onChanged: () => void };

/** One feed: where it is, how it does, and what can be done with it. */
export function NewsCard({ feed, onEdit, onChanged }: NewsCardProps) {
  const t = useTexts();
  const stored = useStoredSentence();
  const { modal } = App.useApp();
  const { id, name, address, everyMinutes, active, checkedAt, error, failures, named } = feed;
  const { act, busy, dialog } = useAct('POST /security/v1.0/newsfeeds', {
    onDone: onChanged,
    typed: () => false,
    onReload: onChanged,
  });
  const fetchNow = async () => {
    if (await act({ action: 'fetch', id })) toast.success(t('news.reading'));
  };
  const remove = () =>
    modal.confirm({
      title: t('news.askRemove', { name }),
      content: t('news.askRemoveText'),
      okText: t('remove'),
      okButtonProps: { danger: true },
      onOk: () => act({ action: 'remove', id }).then(() => undefined),
    });
  return (
    <Card
      size="small"
      className={styles.card}
      title={<bdi>{name}</bdi>}
      extra={<StatusChip status={active ? 'active' : 'off'} dot={active ? 'filled' : 'hollow'} />}
    >
      {error && (
        <Alert
          type="warning"
          className={styles.alert}
          title={stored(error)}
          description={t('news.failures', { count: failures })}
        />
      )}
      <dl className={styles.facts}>
        <dt>{t('address')}</dt>
        <dd className={styles.address}>{address}</dd>
        <dt>{t('news.read')}</dt>
        <dd>
          {checkedAt
            ? t.rich('news.readLast', {
                every: intervalText(everyMinutes, t),
                at: <TimeText at={checkedAt} />,
              })
            : t('news.readNever', { every: intervalText(everyMinutes, t) })}
        </dd>
        <dt>{t('news.found')}</dt>
        <dd>{named === 0 ? t('news.foundNone') : t('news.foundCount', { count: named })}</dd>
      </dl>
      <Space wrap>
        <Button size="small" loading={busy} onClick={fetchNow}>
          {t('news.readNow')}
        </Button>
        <Button size="small" disabled={busy} onClick={onEdit}>
          {t('change')}
        </Button>
        <Button size="small" danger disabled={busy} onClick={remove}>
          {t('remove')}
        </Button>
      </Space>
      {dialog}
    </Card>
  );
}
