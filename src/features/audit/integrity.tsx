import { CheckCircleOutlined, WarningOutlined } from '@ant-design/icons';
import { Button, Space, Tooltip } from 'antd';
import { useState } from 'react';
import { formatNumber, formatTime } from '@/shared/format';
import { ApiProblem, call } from '@/shared/http';
import { toast } from '@/shared/ui';
import type { AnswerOf } from '../../../contract/index.ts';

type Verification = NonNullable<AnswerOf<'GET /reports/v1.0/audittrails'>['verification']>;

/** Checks every hash of the chains this person may see, and says what it found. */
export function Integrity() {
  const [busy, setBusy] = useState(false);
  const [verified, setVerified] = useState<Verification>();

  const verify = async () => {
    setBusy(true);
    try {
      const answer = await call('GET /reports/v1.0/audittrails', { verify: true, pageSize: 1 });
      setVerified(answer.verification);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      toast.error('Not verified', error.message);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Space wrap>
      {verified && <Verdict verified={verified} />}
      <Button type="primary" loading={busy} onClick={verify}>
        Verify chain
      </Button>
    </Space>
  );
}

function Verdict({ verified }: { verified: Verification }) {
  const broken = verified.chains.find((chain) => chain.brokenAt !== null);
  const text = broken
    ? `Chain broken at event ${broken.brokenAt}`
    : `Chain verified ${formatTime(verified.verifiedAt)}, ${formatNumber(verified.events)} events`;
  return (
    <Tooltip
      title={
        broken?.why ??
        verified.chains.map((chain) => `${chain.events} events, head ${chain.head.slice(0, 12)}`).join(' · ')
      }
    >
      <span role="status">
        {broken ? <WarningOutlined /> : <CheckCircleOutlined />} {text}
      </span>
    </Tooltip>
  );
}
