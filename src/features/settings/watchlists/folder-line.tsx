import { Button } from 'antd';
import { useState } from 'react';
import { listText } from '@/shared/format';
import { useStoredSentence } from '@/shared/server-texts/stored-sentence';
import { TimeText, useAct } from '@/shared/ui';
import type { watchlists } from '../../../../contract/index.ts';
import { useTexts } from '../texts/index.ts';
import { FolderForm } from './folder-form.tsx';
import styles from './watchlists.module.css';

type FolderLineProps = { list: watchlists.Watchlist; names: string[] };

/** Which files of the operator's folder are this list, and what came of the last look. */
export function FolderLine({ list, names }: FolderLineProps) {
  const t = useTexts();
  const stored = useStoredSentence();
  const [choosing, setChoosing] = useState(false);
  const { act, busy, dialog } = useAct('POST /reports/v1.0/watchlists');
  const { folder } = list;
  const files = <bdi>{listText(folder?.files ?? [], t.language)}</bdi>;
  return (
    <div className={styles.feed}>
      {folder && (
        <span>
          {folder.checkedAt
            ? t.rich('watchlists.folderChecked', { files, at: <TimeText at={folder.checkedAt} /> })
            : t.rich('watchlists.folderUnchecked', { files })}
          {folder.checkedAt &&
            folder.missing.length > 0 &&
            ` · ${t('watchlists.filesNotThere', { files: listText(folder.missing, t.language) })}`}
          {folder.error && <span className={styles.failed}> · {stored(folder.error)}</span>}
        </span>
      )}
      <Button size="small" disabled={busy} onClick={() => setChoosing(true)}>
        {folder ? t('watchlists.changeFiles') : t('watchlists.readFolder')}
      </Button>
      {folder && (
        <Button size="small" loading={busy} onClick={() => act({ action: 'folder', watchlist: list.id })}>
          {t('watchlists.stopReading')}
        </Button>
      )}
      {choosing && <FolderForm list={list} names={names} onClose={() => setChoosing(false)} />}
      {dialog}
    </div>
  );
}
