import { Modal } from 'antd';
import { useEffect, useState } from 'react';
import { offerSession, signOut, useSession } from '@/shared/session';
import { useTexts } from '@/shared/texts/use-texts';
import { PolicyLimits } from '../../../../contract/limits.ts';
import { TEXTS } from '../../../../contract/words.ts';
import { reportActivity } from './report-activity.ts';
import { useIdle } from './use-idle.ts';

const { min, max, start } = PolicyLimits.idleSeconds;
const WARN_MS = 90_000;
/** So long it stays after somebody came back: what it covers is not hit by the click that was meant for it. */
const STAYS_MS = 2500;

/**
 * Signs out after as long without activity in any tab as the policy says (30 minutes at most), with a countdown before;
 * real activity tells the server.
 */
export function IdleGuard() {
  const t = useTexts();
  const { idleSeconds } = useSession();
  const [isWarned, setWarned] = useState(false);
  const [isShown, setShown] = useState(false);
  const remaining = useIdle({
    limitMs: (idleSeconds >= min && idleSeconds <= max ? idleSeconds : start) * 1000,
    warnMs: WARN_MS,
    onActivity: reportActivity,
    onWarning: setWarned,
    onOver: () => signOut({ title: 'Session ended', message: TEXTS.inactivity, alert: true }),
  });
  useEffect(() => offerSession(() => remaining() > 0), [remaining]);
  useEffect(() => {
    if (isWarned) return setShown(true);
    const timer = setTimeout(() => setShown(false), STAYS_MS);
    return () => clearTimeout(timer);
  }, [isWarned]);
  return (
    <Modal
      open={isShown}
      title={t('idle.title')}
      okText={t('idle.stay')}
      okButtonProps={{ autoFocus: true }}
      cancelText={t('shell.logout')}
      onOk={() => setShown(false)}
      onCancel={() => signOut()}
      closable={false}
      mask={{ closable: false }}
      keyboard={false}
    >
      {isWarned ? <Countdown remaining={remaining} /> : <p>{t('idle.back')}</p>}
    </Modal>
  );
}

function Countdown({ remaining }: { remaining: () => number }) {
  const t = useTexts();
  const [seconds, setSeconds] = useState(() => Math.ceil(remaining() / 1000));
  useEffect(() => {
    const tick = setInterval(() => setSeconds(Math.ceil(remaining() / 1000)), 1000);
    return () => clearInterval(tick);
  }, [remaining]);
  return <p>{t('idle.text', { seconds })}</p>;
}
