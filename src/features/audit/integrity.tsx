import { CheckCircleOutlined, WarningOutlined } from '@ant-design/icons';
import { Button, Space, Tooltip } from 'antd';
import { useState } from 'react';
import { formatTime } from '@/shared/format';
import { ApiProblem, call } from '@/shared/http';
import { toast } from '@/shared/ui';
import type { AnswerOf } from '../../../contract/index.ts';
import { useTexts } from './texts/index.ts';

type Verification = NonNullable<AnswerOf<'GET /reports/v1.0/audittrails'>['verification']>;

/** What the latest verification found; a new one checks every hash of the chains this person may see. */
export function Integrity({ last }: { last?: Verification }) {
  const t = useTexts();
  const [busy, setBusy] = useState(false);
  const [now, setVerified] = useState<Verification>();
  const verified = now ?? last;

  const verify = async () => {
    setBusy(true);
    try {
      const answer = await call('GET /reports/v1.0/audittrails', { verify: true, pageSize: 1 });
      setVerified(answer.verification);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      toast.error(t('notVerified'), error.message);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Space wrap>
      {verified && <Verdict verified={verified} />}
      <Button type="primary" loading={busy} onClick={verify}>
        {t('verifyChain')}
      </Button>
    </Space>
  );
}

function Verdict({ verified }: { verified: Verification }) {
  const t = useTexts();
  const broken = verified.chains.find((chain) => chain.brokenAt !== null);
  const text = broken
    ? t('chainBrokenAtEventBrokenAt', { brokenAt: Number(broken.brokenAt) })
    : !verified.intact
      ? t('theCheckpointLogIsBroken')
      : t('chainVerifiedVerifiedAtEventsEvents', {
          verifiedAt: formatTime(verified.verifiedAt),
          events: verified.events,
        });
  return (
    <Tooltip
      title={
        broken?.why ??
        verified.log ??
        verified.chains
          .map((chain) =>
            t('eventsEventsHeadSlice', { events: chain.events, slice: chain.head.slice(0, 12) }),
          )
          .join(' · ')
      }
    >
      <span role="status">
        {broken || !verified.intact ? <WarningOutlined /> : <CheckCircleOutlined />} {text}
      </span>
    </Tooltip>
  );
}
