import { history } from '@umijs/max';
import { Button } from 'antd';
import { useAccess } from '@/shared/session';
import { Failure, useCall } from '@/shared/ui';
import { useTexts } from '../texts/index.ts';

const POLL_MS = 60_000;

/** The way to the second looks, where there are any or decisions are drawn. */
export function SecondLooksLink() {
  const t = useTexts();
  const { drafts } = useAccess();
  const looks = useCall('GET /reports/v1.0/secondlooks', {}, { quiet: true, pollEvery: POLL_MS });
  const { data } = looks;
  if (!data) return <Failure of={looks} />;
  const waiting = drafts ? data.total : data.disagreements.length;
  if (!data.on && waiting === 0 && !data.agreement?.overall.pairs) return null;
  return (
    <Button onClick={() => history.push('/pages/secondlooks')}>
      {t('secondLooks')}
      {waiting > 0 && ` (${waiting})`}
    </Button>
  );
}
