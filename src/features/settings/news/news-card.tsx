import { Alert, App, Button, Card, Space } from 'antd';
import { plural } from '@/shared/format';
import { StatusChip, TimeText, toast, useAct } from '@/shared/ui';
import type { newsFeeds } from '../../../../contract/index.ts';
import { intervalText } from './intervals.ts';
import styles from './news.module.css';

type NewsCardProps = { feed: newsFeeds.NewsFeed; onEdit: () => void; onChanged: () => void };

/** One feed: where it is, how it does, and what can be done with it. */
export function NewsCard({ feed, onEdit, onChanged }: NewsCardProps) {
  const { modal } = App.useApp();
  const { id, name, address, everyMinutes, active, checkedAt, error, failures, named } = feed;
  const { act, busy, dialog } = useAct('POST /security/v1.0/newsfeeds', {
    onDone: onChanged,
    onReload: onChanged,
  });
  const fetchNow = async () => {
    if (await act({ action: 'fetch', id })) toast.success('The feed is being read.');
  };
  const remove = () =>
    modal.confirm({
      title: `Remove ${name}?`,
      content:
        'Prudence stops reading this feed. What it found so far stays with its requests and third parties.',
      okText: 'Remove',
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
          title={error}
          description={`Failed ${plural(failures, 'time')} in a row; it is tried again less and less often.`}
        />
      )}
      <dl className={styles.facts}>
        <dt>Address</dt>
        <dd className={styles.address}>{address}</dd>
        <dt>Read</dt>
        <dd>
          {intervalText(everyMinutes)}, last {checkedAt ? <TimeText at={checkedAt} /> : 'not yet'}
        </dd>
        <dt>Found</dt>
        <dd>{named === 0 ? 'No item named anybody yet' : `${plural(named, 'item')} that named somebody`}</dd>
      </dl>
      <Space wrap>
        <Button size="small" loading={busy} onClick={fetchNow}>
          Read now
        </Button>
        <Button size="small" disabled={busy} onClick={onEdit}>
          Change
        </Button>
        <Button size="small" danger disabled={busy} onClick={remove}>
          Remove
        </Button>
      </Space>
      {dialog}
    </Card>
  );
}
