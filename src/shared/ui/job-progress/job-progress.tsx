import { Progress } from 'antd';
import { Failure } from '../calls/failure.tsx';
import { useCall } from '../calls/use-call.ts';
import { useTexts } from '../texts/index.ts';

const POLL_MS = 1000;

/** How far a job of the server is. */
export function JobProgress({ job, label }: { job: string; label: string }) {
  const t = useTexts();
  const asked = useCall('GET /reports/v1.0/jobs', { id: job }, { pollEvery: POLL_MS });
  const progress = asked.data?.Data[0];
  return (
    <div role="status" style={{ marginBottom: 16 }}>
      <Failure of={asked} />
      {progress?.error ?? (progress?.label || t('waitingToStart'))}
      <Progress percent={Math.round(progress?.percent ?? 0)} status="active" aria-label={label} />
    </div>
  );
}
