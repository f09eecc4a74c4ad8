import { Button, Progress } from 'antd';
import { formatDay, listText } from '@/shared/format';
import { Panel, TimeText, toast, useAct } from '@/shared/ui';
import { useWords } from '@/shared/words/use-words';
import type { ScreeningRun } from '../analysis.ts';
import type { Desk } from '../desk/desk.ts';
import layout from '../layout.module.css';
import { NotCompared } from '../matches/not-compared.tsx';
import { useTexts } from '../texts/index.ts';

/** The newest screening run: under way, or what it was made of. */
export function Screening({ desk }: { desk: Desk }) {
  const t = useTexts();
  const { request, working, may } = desk;
  const run = working.screening;
  const isBusy = run?.status === 'queued' || run?.status === 'running';
  const { act, busy, dialog } = useAct('POST /reports/v1.0/screenings', {
    onDone: () => toast.success(t('screeningQueued'), t('thePageShowsItsProgress')),
  });
  return (
    <Panel
      title={t('screening')}
      action={
        may.screen && (
          <Button
            size="small"
            disabled={isBusy}
            loading={busy}
            onClick={() => act({ client: request.clientId, request: request.id })}
          >
            {t('screenAgain')}
          </Button>
        )
      }
    >
      <div aria-live="polite">
        {run ? <Run run={run} /> : <p className={layout.prose}>{t('notScreenedYet')}</p>}
      </div>
      {dialog}
    </Panel>
  );
}

function Run({ run }: { run: ScreeningRun }) {
  const word = useWords();
  const t = useTexts();
  if (run.status === 'queued' || run.status === 'running')
    return (
      <>
        <Progress percent={Math.round(run.percent)} size="small" aria-label={t('progressOfTheScreening')} />
        <p className={layout.small}>{(t.language === 'en-US' && run.label) || word(run.status)}</p>
      </>
    );
  if (run.status === 'failed') return <p className={layout.prose}>{t('theScreeningFailed')}</p>;
  return (
    <div className={layout.stack} style={{ gap: 8 }}>
      <p className={layout.prose}>
        {t.rich('countAmongSubjectsNamesFinishedAt', {
          count: <strong>{t('matchCount', { count: run.matches })}</strong>,
          subjects: run.subjects.length,
          finishedAt: <TimeText at={run.finishedAt} />,
        })}
      </p>
      {run.stale && (
        <p className={layout.prose}>
          <strong>{t('outOfDate')}</strong> {t('aListItsThresholdTheMethod')}
        </p>
      )}
      {run.truncated.length > 0 && (
        <p className={layout.prose} role="note">
          <strong>{t('incomplete')}</strong> {t('moreEntriesMayReachTheThreshold2')}
        </p>
      )}
      <ul className={layout.plainList} aria-label={t('lists')}>
        {run.lists.map(({ watchlist, version, importedAt, publishedOn, entries }) => (
          <li key={watchlist}>
            <bdi>{watchlist}</bdi>
            <div className={layout.small}>
              {t.rich('versionVersionImportedImportedAtEntriesEntries', {
                version,
                importedAt: <TimeText at={importedAt} />,
                entries,
              })}
              {'. '}
              {publishedOn ? t('publishedOn', { day: formatDay(publishedOn) }) : t('publicationNotKnown')}
            </div>
          </li>
        ))}
      </ul>
      <NotCompared names={run.notCompared} />
      <details>
        <summary>{t('namesThatWereScreened')}</summary>
        <ul>
          {run.subjects.map(({ name, kind, role, type, isGuess }) => (
            <li key={`${name} ${kind} ${role}`}>
              <bdi>{name}</bdi>{' '}
              <span className={layout.small}>
                {listText([word(role), word(kind).toLowerCase(), word(type).toLowerCase()], t.language)}
                {isGuess && ` ${t('guessed')}`}
              </span>
            </li>
          ))}
        </ul>
        <p className={layout.small}>{t('methodMethodVersion', { methodVersion: run.methodVersion })}</p>
      </details>
    </div>
  );
}
