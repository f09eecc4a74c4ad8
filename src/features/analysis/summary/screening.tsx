import { Button, Progress } from 'antd';
import { formatNumber, plural, toWords } from '@/shared/format';
import { Panel, TimeText, toast, useAct } from '@/shared/ui';
import type { ScreeningRun } from '../analysis.ts';
import type { Desk } from '../desk/desk.ts';
import layout from '../layout.module.css';
import { NotCompared } from '../matches/not-compared.tsx';

/** The newest screening run: under way, or what it was made of. */
export function Screening({ desk }: { desk: Desk }) {
  const { request, working, may, reload } = desk;
  const run = working.screening;
  const isBusy = run?.status === 'queued' || run?.status === 'running';
  const { act, busy, dialog } = useAct('POST /reports/v1.0/screenings', {
    onDone: () => {
      toast.success('Screening queued', 'The page shows how far it is.');
      reload();
    },
  });
  return (
    <Panel
      title="Screening"
      action={
        may.screen && (
          <Button
            size="small"
            disabled={isBusy}
            loading={busy}
            onClick={() => act({ client: request.clientId, request: request.id })}
          >
            Screen again
          </Button>
        )
      }
    >
      <div aria-live="polite">
        {run ? <Run run={run} /> : <p className={layout.prose}>Not screened yet.</p>}
      </div>
      {dialog}
    </Panel>
  );
}

function Run({ run }: { run: ScreeningRun }) {
  if (run.status === 'queued' || run.status === 'running')
    return (
      <>
        <Progress percent={Math.round(run.percent)} size="small" aria-label="Progress of the screening" />
        <p className={layout.small}>{run.label || toWords(run.status)}</p>
      </>
    );
  if (run.status === 'failed')
    return (
      <p className={layout.prose}>The screening failed: {run.error ?? 'no reason given'}. Screen again.</p>
    );
  return (
    <div className={layout.stack} style={{ gap: 8 }}>
      <p className={layout.prose}>
        <strong>{plural(run.matches, 'match', 'matches')}</strong> among {plural(run.subjects.length, 'name')}
        , <TimeText at={run.finishedAt} />
      </p>
      {run.stale && (
        <p className={layout.prose}>
          <strong>Out of date:</strong> a list, its threshold, the method or the names have changed since.
          Screen again.
        </p>
      )}
      {run.truncated.length > 0 && (
        <p className={layout.prose} role="note">
          <strong>Incomplete:</strong> more entries may reach the threshold of a list than are shown. Raise
          the threshold, or add dates, countries or identifiers to tell them apart.
        </p>
      )}
      <ul className={layout.plainList} aria-label="Lists">
        {run.lists.map(({ watchlist, version, importedAt, entries }) => (
          <li key={watchlist}>
            {watchlist}
            <div className={layout.small}>
              Version {version}, imported <TimeText at={importedAt} />, {formatNumber(entries)} entries
            </div>
          </li>
        ))}
      </ul>
      <NotCompared names={run.notCompared} />
      <details>
        <summary>Names that were screened</summary>
        <ul>
          {run.subjects.map(({ name, kind, role, type, isGuess }) => (
            <li key={`${name} ${kind} ${role}`}>
              <bdi>{name}</bdi>{' '}
              <span className={layout.small}>
                {toWords(role)}, {toWords(kind).toLowerCase()}, {type}
                {isGuess && ' (guessed)'}
              </span>
            </li>
          ))}
        </ul>
        <p className={layout.small}>Method {run.methodVersion}</p>
      </details>
    </div>
  );
}
