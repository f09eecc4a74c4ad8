import { Button } from 'antd';
import { useState } from 'react';
import { listText } from '@/shared/format';
import { useStoredSentence } from '@/shared/server-texts/stored-sentence';
import { Panel, TimeText, useAct } from '@/shared/ui';
import { type ToWord, useWords } from '@/shared/words/use-words';
import type { media } from '../../../../contract/index.ts';
import { MediaLimits } from '../../../../contract/limits.ts';
import type { Desk } from '../desk/desk.ts';
import layout from '../layout.module.css';
import { type Translate, useTexts } from '../texts/index.ts';
import styles from './media.module.css';
import { NoProposals } from './no-proposals.tsx';
import { SourceForm } from './source-form.tsx';
import { isRead, unreadFiles } from './unread-files.ts';

/** The documents that are read for adverse media, and how far that is. */
export function SourcesPanel({ desk }: { desk: Desk }) {
  const word = useWords();
  const t = useTexts();
  const stored = useStoredSentence();
  const { request, working, may, reload } = desk;
  const { model, sources } = working.media;
  const [adding, setAdding] = useState(false);
  const { act, busy, dialog } = useAct('POST /reports/v1.0/mediasources', {
    typed: () => false,
    onReload: reload,
  });
  const readAgain = (source: string) =>
    act({ client: request.clientId, request: request.id, action: 'read_again', source });
  return (
    <Panel
      title={t('documentsReadForAdverseMedia')}
      action={
        may.edit && (
          <Button size="small" onClick={() => setAdding(true)}>
            {t('addASource')}
          </Button>
        )
      }
    >
      <div className={layout.stack} aria-live="polite">
        {model === null && <p className={layout.prose}>{t('noVersionOfTheModelIs')}</p>}
        {sources.length === 0 && (
          <p className={layout.prose}>
            {t('noneYet')}
            {may.edit && ` ${t('addAFileOrPasteA')}`}
          </p>
        )}
        <ul className={styles.sources} aria-label={t('sources')}>
          {sources.map((source) => (
            <li key={source.id}>
              <div className={layout.row}>
                <strong>
                  <bdi>{source.title}</bdi>
                </strong>
                <span className={source.status === 'failed' ? styles.failed : layout.quiet}>
                  {stateOf(source, t, word)}
                </span>
                {may.edit && (source.status === 'failed' || source.outdated) && (
                  <Button size="small" loading={busy} onClick={() => readAgain(source.id)}>
                    {t('readAgain')}
                  </Button>
                )}
              </div>
              {source.error && <p className={layout.prose}>{stored(source.error)}</p>}
              {source.partlyRead && (
                <p className={layout.prose}>
                  {t('onlyTheBeginningWasRead', { characters: MediaLimits.characters })}
                </p>
              )}
              <NoProposals source={source} files={request.files} />
              <span className={layout.small}>
                {t.rich('addedByAddedAtSHA256Slice', {
                  addedBy: source.addedBy,
                  addedAt: <TimeText at={source.addedAt} />,
                  slice: source.sha256.slice(0, 8),
                })}
              </span>
            </li>
          ))}
          {unreadFiles(request.files, sources).map(({ file, same }) => (
            <li key={file.id}>
              <strong>
                <bdi>{file.name}</bdi>
              </strong>{' '}
              <span className={layout.quiet}>
                {same
                  ? t('notReadSame', { title: same.title })
                  : t(isRead(file) ? 'notReadYet' : 'notReadType')}
              </span>
            </li>
          ))}
        </ul>
      </div>
      {adding && <SourceForm desk={desk} onClose={() => setAdding(false)} />}
      {dialog}
    </Panel>
  );
}

function stateOf(
  { status, passages, proposed, cut, model, outdated }: media.MediaSource,
  t: Translate,
  word: ToWord,
): string {
  if (status === 'failed') return t('couldNotBeRead');
  if (status === 'not_read') return t('notReadClosed');
  if (status === 'waiting') return t('waitingForAModelVersion');
  if (status !== 'read') return `${word(status)}…`;
  const found = t('passagesPassagesProposedProposed', {
    passages,
    proposed,
  });
  const by = t('byVersionModelDate', { model: model ?? '–', date: outdated ? t('outOfDateAfter') : '' });
  return listText([`${found}${cut ? t('theFirstOfMore') : ''}`, by], t.language);
}
