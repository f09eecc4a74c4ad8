import { Progress } from 'antd';
import { useStoredSentence } from '../../server-texts/stored-sentence.ts';
import { useWords } from '../../words/use-words.ts';
import { Failure } from '../calls/failure.tsx';
import { useCall } from '../calls/use-call.ts';
import { useTexts } from '../texts/index.ts';

const POLL_MS = 1000;

/** How far a job of the server is. */
export function JobProgress({ job, label }: { job: string; label: string }) {
  const t = useTexts();
  const word = useWords();
  const stored = useStoredSentence();
  const asked = useCall('GET /reports/v1.0/jobs', { id: job }, { pollEvery: POLL_MS });
  const progress = asked.data?.Data[0];
  // How far it is comes in English; other readers see the bar.
  const doing = t.language === 'en-US' ? progress?.label : progress?.label && word('running');
  return (
    <div role="status" style={{ marginBottom: 16 }}>
      <Failure of={asked} />
      {progress?.error ? stored(progress.error) : doing || t('waitingToStart')}
      <Progress percent={Math.round(progress?.percent ?? 0)} status="active" aria-label={label} />
    </div>
  );
}
