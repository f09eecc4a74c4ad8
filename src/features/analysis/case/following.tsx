import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { listText } from '@/shared/format';
import { Failure, useAct, useCall } from '@/shared/ui';
import type { RequestDetail } from '../analysis.ts';
import { useTexts } from '../texts/index.ts';
import { CopyLink } from './copy-link.tsx';
import styles from './following.module.css';
import { TagEditor } from './tag-editor.tsx';

type FollowingProps = { request: RequestDetail; mayTag?: boolean; onTagged?: () => void };

/** Who watches this request, and the firm's tags on it where a callback takes their changes. */
export function Following({ request, mayTag = false, onTagged }: FollowingProps) {
  const t = useTexts();
  const of = { client: request.clientId, request: request.id };
  const people = useCall('GET /reports/v1.0/casepeople', of, { quiet: true });
  const { data, change } = people;
  const { act, busy, dialog } = useAct('POST /reports/v1.0/casepeople', {
    onDone: (answer) => change(answer),
  });
  const watching = data?.Data.watching ?? false;
  const watchers = data?.Data.watchers ?? [];
  const names = listText(
    watchers.map(({ name }) => name),
    t.language,
  );
  return (
    <div className={styles.following}>
      {onTagged && <TagEditor request={request} editable={mayTag} onChanged={onTagged} />}
      <CopyLink of={of} />
      <Failure of={people} />
      {data && (
        <Button
          size="small"
          icon={watching ? <EyeInvisibleOutlined /> : <EyeOutlined />}
          loading={busy}
          onClick={() => act({ ...of, watch: !watching })}
        >
          {watching ? t('stopWatching') : t('watch')}
        </Button>
      )}
      {watchers.length > 0 && (
        <span className={styles.who} title={names} dir="auto">
          {watchers.length < 4
            ? t('watchedByMap', { map: names })
            : t('watchersWatchers', { watchers: watchers.length })}
        </span>
      )}
      {dialog}
    </div>
  );
}
