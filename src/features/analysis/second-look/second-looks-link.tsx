import { history } from '@umijs/max';
import { Button } from 'antd';
import { useSession } from '@/shared/session';
import { useCall } from '@/shared/ui';

const POLL_MS = 60_000;

/** The way to the second looks, where there are any or decisions are drawn. */
export function SecondLooksLink() {
  const { role } = useSession();
  const { data } = useCall('GET /reports/v1.0/secondlooks', {}, { quiet: true, pollEvery: POLL_MS });
  if (!data) return null;
  const waiting = role === 'drafter' ? data.total : data.disagreements.length;
  if (!data.on && waiting === 0 && !data.agreement?.overall.pairs) return null;
  return (
    <Button onClick={() => history.push('/pages/secondlooks')}>
      Second looks{waiting > 0 && ` (${waiting})`}
    </Button>
  );
}
