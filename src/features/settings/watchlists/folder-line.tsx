import { Button } from 'antd';
import { useState } from 'react';
import { TimeText, useAct } from '@/shared/ui';
import type { watchlists } from '../../../../contract/index.ts';
import { FolderForm } from './folder-form.tsx';
import styles from './watchlists.module.css';

type FolderLineProps = { list: watchlists.Watchlist; names: string[]; onChanged: () => void };

/** Which files of the operator's folder are this list, and what came of the last look. */
export function FolderLine({ list, names, onChanged }: FolderLineProps) {
  const [choosing, setChoosing] = useState(false);
  const { act, busy, dialog } = useAct('POST /reports/v1.0/watchlists', { onDone: onChanged });
  const { folder } = list;
  return (
    <div className={styles.feed}>
      {folder && (
        <span>
          Read from the folder: <bdi>{folder.files.join(', ')}</bdi>
          {folder.checkedAt ? (
            <>
              , looked at <TimeText at={folder.checkedAt} />
            </>
          ) : (
            ', not looked at yet'
          )}
          {folder.checkedAt && folder.missing.length > 0 && ` · ${folder.missing.join(', ')} is not there`}
          {folder.error && <span className={styles.failed}> · {folder.error}</span>}
        </span>
      )}
      <Button size="small" disabled={busy} onClick={() => setChoosing(true)}>
        {folder ? 'Change files' : 'Read from the folder'}
      </Button>
      {folder && (
        <Button size="small" loading={busy} onClick={() => act({ action: 'folder', watchlist: list.id })}>
          Stop reading this list
        </Button>
      )}
      {choosing && (
        <FolderForm
          list={list}
          names={names}
          onClose={() => setChoosing(false)}
          onChanged={() => {
            setChoosing(false);
            onChanged();
          }}
        />
      )}
      {dialog}
    </div>
  );
}
