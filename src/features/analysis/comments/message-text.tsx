import { Button } from 'antd';
import { useState } from 'react';
import type { Message } from '../analysis.ts';
import layout from '../layout.module.css';
import { useTexts } from '../texts/index.ts';
import styles from './comments.module.css';
import { piecesOf } from './mentions.ts';

/** Longer ones are cut until somebody wants to read on. */
const SHOWN = 1200;

/** What somebody wrote, always as text; whom it mentions is marked. */
export function MessageText({ message: { text, mentions } }: { message: Message }) {
  const t = useTexts();
  const [all, setAll] = useState(false);
  const shown = all || text.length <= SHOWN ? text : `${text.slice(0, SHOWN)}…`;
  return (
    <>
      <p className={layout.prose} dir="auto">
        {piecesOf(shown, mentions).map((piece, at) =>
          piece.mention ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never move
            <strong key={at} className={styles.mention}>
              {piece.text}
            </strong>
          ) : (
            piece.text
          ),
        )}
      </p>
      {shown !== text && (
        <Button type="link" size="small" onClick={() => setAll(true)}>
          {t('showAll')}
        </Button>
      )}
    </>
  );
}
