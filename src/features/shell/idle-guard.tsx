import { Modal } from 'antd';
import { useEffect, useState } from 'react';
import { useIdleTimer } from 'react-idle-timer';
import { call } from '@/shared/http';
import { signOut, useSession } from '@/shared/session';
import { useTexts } from '@/shared/texts/use-texts';
import { TEXTS } from '../../../contract/words.ts';

const WARN_BEFORE_MS = 90_000;
const ALIVE_EVERY_MS = 60_000;
const EVENTS = [
  'mousemove',
  'mousedown',
  'click',
  'keydown',
  'wheel',
  'scroll',
  'touchstart',
  'touchmove',
  'resize',
] as const;

/** Signs out after as long without activity in any tab as the policy says (30 minutes), with a countdown before; real activity tells the server. */
export function IdleGuard() {
  const t = useTexts();
  const { idleSeconds } = useSession();
  const [warned, setWarned] = useState(false);
  const timer = useIdleTimer({
    timeout: idleSeconds * 1000,
    promptBeforeIdle: WARN_BEFORE_MS,
    events: [...EVENTS],
    crossTab: true,
    syncTimers: 200,
    throttle: 500,
    onPrompt: () => setWarned(true),
    onActive: () => setWarned(false),
    onIdle: () => signOut({ title: 'Session ended', message: TEXTS.inactivity, alert: true }),
    onAction: () => tellServer(),
  });
  const stay = () => {
    setWarned(false);
    timer.activate();
    tellServer();
  };
  return (
    <Modal
      open={warned}
      title={t('idle.title')}
      okText={t('idle.stay')}
      cancelText={t('shell.logout')}
      onOk={stay}
      onCancel={() => signOut()}
      closable={false}
      mask={{ closable: false }}
      keyboard={false}
    >
      {warned && <Countdown remaining={() => timer.getRemainingTime()} />}
    </Modal>
  );
}

function Countdown({ remaining }: { remaining: () => number }) {
  const t = useTexts();
  const [seconds, setSeconds] = useState(() => Math.ceil(remaining() / 1000));
  useEffect(() => {
    const tick = setInterval(() => setSeconds(Math.max(0, Math.ceil(remaining() / 1000))), 1000);
    return () => clearInterval(tick);
  });
  return <p>{t('idle.text', { seconds })}</p>;
}

let toldAt = Date.now();

function tellServer() {
  if (Date.now() - toldAt < ALIVE_EVERY_MS) return;
  toldAt = Date.now();
  call('POST /security/v1.0/sessions', { action: 'alive' }, { quiet: true }).catch(() => undefined);
}
