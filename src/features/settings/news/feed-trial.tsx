import { Button } from 'antd';
import { useState } from 'react';
import { formatDay } from '@/shared/format';
import { useAct } from '@/shared/ui';
import type { AnswerOf } from '../../../../contract/index.ts';
import { useTexts } from '../texts/index.ts';
import styles from './news.module.css';

type Found = NonNullable<AnswerOf<'POST /security/v1.0/newsfeeds'>['Data']['found']>;

/** Asks the address once and shows what it has, or why it has nothing; keeps nothing. */
export function FeedTrial({ address }: { address: string }) {
  const t = useTexts();
  const [shown, setShown] = useState<{ address: string; found: Found } | null>(null);
  const { act, busy, problem } = useAct('POST /security/v1.0/newsfeeds', {
    // It is said here, beside the address.
    onRefused: () => true,
    onDone: ({ Data }) => setShown(Data.found && { address, found: Data.found }),
  });
  const tried = shown?.address === address ? shown.found : null;
  return (
    <div className={styles.trial} aria-live="polite">
      <Button
        size="small"
        loading={busy}
        disabled={address === ''}
        onClick={() => {
          setShown(null);
          return act({ action: 'test', address }, { quiet: true });
        }}
      >
        {t('news.test')}
      </Button>
      {problem && !busy && !tried && (
        <p className={styles.failed}>{problem.fields['feed.address'] ?? problem.message}</p>
      )}
      {tried && (
        <>
          <p>{t('news.items', { count: tried.items })}</p>
          <ul>
            {tried.newest.map(({ title, publishedOn }) => (
              <li key={`${publishedOn} ${title}`}>
                <bdi>{title || t('news.untitled')}</bdi>
                {publishedOn && <span className={styles.day}> {formatDay(publishedOn)}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
