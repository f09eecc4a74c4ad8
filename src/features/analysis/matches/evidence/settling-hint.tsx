import { Button } from 'antd';
import { useState } from 'react';
import { useWords } from '@/shared/words/use-words';
import { AmendDialog } from '../../acts/amend-dialog.tsx';
import type { Desk } from '../../desk/desk.ts';
import { decided } from '../../edits/edits.ts';
import layout from '../../layout.module.css';
import { useTexts } from '../../texts/index.ts';
import styles from '../matches.module.css';
import { settlingDatum } from './settling-datum.ts';

/** Which missing field of the request would settle most of its open matches, with the way to add it. */
export function SettlingHint({ desk: { request, working, edits, reload } }: { desk: Desk }) {
  const word = useWords();
  const t = useTexts();
  const [isAmending, setAmending] = useState(false);
  const datum = settlingDatum(working.matches.map((match) => decided(match, edits)));
  const field = datum && word(datum.field).toLowerCase();
  return (
    <>
      {datum && field && (
        <div className={`${styles.hint} ${layout.row}`}>
          <span>{t('addTheField', { field, settles: datum.settles, open: datum.open })}</span>
          {request.actions.includes('amend') && (
            <Button size="small" onClick={() => setAmending(true)}>
              {t('addField', { field })}
            </Button>
          )}
        </div>
      )}
      {isAmending && <AmendDialog request={request} onClose={() => setAmending(false)} onReload={reload} />}
    </>
  );
}
