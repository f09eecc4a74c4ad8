import { useCallback, useRef } from 'react';
import { formatBytes } from '@/shared/format';
import { SkeletonList } from '@/shared/ui';
import layout from '../layout.module.css';
import { useTexts } from '../texts/index.ts';
import styles from './file-viewer.module.css';
import { findPassage } from './find-passage.ts';
import { useBlobText } from './use-blob-text.ts';
import { useHighlight } from './use-highlight.ts';

const BYTES_SHOWN = 200_000;

export function TextView({ content, passage = '' }: { content: Blob; passage?: string | undefined }) {
  const t = useTexts();
  const text = useBlobText(content, BYTES_SHOWN);
  const body = useRef<HTMLPreElement>(null);
  const find = useCallback(
    (texts: readonly string[]) => {
      const found = passage ? findPassage(texts, passage) : null;
      return found ? [found] : [];
    },
    [passage],
  );
  useHighlight('passage', body, text, find);
  if (text === null) return <SkeletonList />;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text must be scrollable by keyboard */}
      <pre ref={body} className={styles.text} tabIndex={0} dir="auto" data-quotable>
        {text}
      </pre>
      {content.size > BYTES_SHOWN && (
        <p className={layout.small}>
          {t('theFirstBYTESSHOWNDownloadThe', { bYTES_SHOWN: formatBytes(BYTES_SHOWN) })}
        </p>
      )}
    </>
  );
}
