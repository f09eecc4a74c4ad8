import { Button } from 'antd';
import { useState } from 'react';
import { plural, toWords } from '@/shared/format';
import { Panel, TimeText, useAct } from '@/shared/ui';
import type { media } from '../../../../contract/index.ts';
import type { Desk } from '../desk/desk.ts';
import layout from '../layout.module.css';
import styles from './media.module.css';
import { SourceForm } from './source-form.tsx';

/** The documents that are read for adverse media, and how far that is. */
export function SourcesPanel({ desk }: { desk: Desk }) {
  const { request, working, may, reload } = desk;
  const { model, sources } = working.media;
  const [adding, setAdding] = useState(false);
  const { act, busy, dialog } = useAct('POST /reports/v1.0/mediasources', {
    onDone: reload,
    onReload: reload,
  });
  const readAgain = (source: string) =>
    act({ client: request.clientId, request: request.id, action: 'read_again', source });
  return (
    <Panel
      title="Documents read for adverse media"
      action={
        may.edit && (
          <Button size="small" onClick={() => setAdding(true)}>
            Add a source
          </Button>
        )
      }
    >
      <div className={layout.stack} aria-live="polite">
        {model === null && (
          <p className={layout.prose}>
            No version of the model is active: documents wait. An administrator trains and activates one in
            Settings, Retrain.
          </p>
        )}
        {sources.length === 0 && (
          <p className={layout.prose}>
            None yet.{may.edit && ' Add a file, or paste a text with its source.'}
          </p>
        )}
        <ul className={styles.sources} aria-label="Sources">
          {sources.map((source) => (
            <li key={source.id}>
              <div className={layout.row}>
                <strong>
                  <bdi>{source.title}</bdi>
                </strong>
                <span className={source.status === 'failed' ? styles.failed : layout.quiet}>
                  {stateOf(source)}
                </span>
                {may.edit && (source.status === 'failed' || source.outdated) && (
                  <Button size="small" loading={busy} onClick={() => readAgain(source.id)}>
                    Read again
                  </Button>
                )}
              </div>
              {source.error && <p className={layout.prose}>{source.error}</p>}
              <span className={layout.small}>
                {source.addedBy}, <TimeText at={source.addedAt} /> · SHA-256 {source.sha256.slice(0, 8)}…
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

function stateOf({ status, passages, proposed, cut, model, outdated }: media.MediaSource): string {
  if (status === 'failed') return 'Could not be read';
  if (status === 'waiting') return 'Waits for a version of the model';
  if (status !== 'read') return `${toWords(status)}…`;
  const found = `${plural(passages, 'passage')}, ${proposed === 0 ? 'none' : proposed} proposed`;
  const by = `by version ${model}${outdated ? ', out of date' : ''}`;
  return `${found}${cut ? ', the first of more' : ''}, ${by}`;
}
