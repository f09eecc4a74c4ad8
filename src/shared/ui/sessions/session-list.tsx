import { App, Button, Tag } from 'antd';
import type { people } from '../../../../contract/index.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { useAct } from '../calls/use-act.tsx';
import { useCall } from '../calls/use-call.ts';
import { EmptyState } from '../states/empty-state.tsx';
import { ErrorState } from '../states/error-state.tsx';
import { SkeletonList } from '../states/skeleton-list.tsx';
import { TimeText } from '../time-text/time-text.tsx';
import { toast } from '../toasts/toast-store.ts';
import { deviceOf } from './device-of.ts';
import styles from './session-list.module.css';

type SessionListProps = {
  /** Whose; one's own unless an administrator asks. */
  user?: { id: string; name: string };
  onChanged?: () => void;
};

/** Where somebody is signed in; each session can be ended but the one in hand. */
export function SessionList({ user, onChanged }: SessionListProps) {
  const t = useTexts();
  const { modal } = App.useApp();
  const whose = user ? { user: user.id } : {};
  const { data, error, reload } = useCall('GET /security/v1.0/sessions', whose, { quiet: true });
  const { act, busy, dialog } = useAct('POST /security/v1.0/sessions', {
    onDone: () => {
      toast.success(t('sessions.ended'));
      onChanged?.();
    },
  });
  if (error && !data) return <ErrorState error={error} onRetry={reload} />;
  if (!data) return <SkeletonList rows={3} />;
  const endAll = () =>
    modal.confirm({
      title: user ? t('sessions.askAll', { name: user.name }) : t('sessions.askOthers'),
      content: t('sessions.lost'),
      okText: user ? t('sessions.endAll') : t('sessions.endOthers'),
      onOk: () => act({ action: 'kill_all', ...whose }),
    });
  return (
    <>
      {data.Data.length === 0 && <EmptyState title={t('sessions.none')} text={t('sessions.noneText')} />}
      <ul className={styles.list}>
        {data.Data.map((session) => (
          <SessionEntry
            key={session.id}
            session={session}
            busy={busy}
            onEnd={() => act({ action: 'kill', id: session.id })}
          />
        ))}
      </ul>
      {data.Data.some(({ current }) => !current) && (
        <Button danger disabled={busy} onClick={endAll}>
          {user ? t('sessions.endAll') : t('sessions.endOthers')}
        </Button>
      )}
      {dialog}
    </>
  );
}

type SessionEntryProps = { session: people.SessionRow; busy: boolean; onEnd: () => void };

function SessionEntry({ session, busy, onEnd }: SessionEntryProps) {
  const t = useTexts();
  const device = deviceOf(session.userAgent) || t('sessions.unknown');
  return (
    <li className={styles.session}>
      <div>
        <strong>{device}</strong> {session.current && <Tag>{t('sessions.current')}</Tag>}
        <p className={styles.facts}>
          <span dir="ltr">{session.ip}</span>
          <span>
            {t('sessions.signedIn')} <TimeText at={session.createdAt} />
          </span>
          <span>
            {t('sessions.active')} <TimeText at={session.lastActivityAt} />
          </span>
        </p>
      </div>
      {!session.current && (
        <Button
          size="small"
          disabled={busy}
          aria-label={t('sessions.endOf', { device, address: session.ip })}
          onClick={onEnd}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
