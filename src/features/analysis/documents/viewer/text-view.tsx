import { formatBytes } from '@/shared/format';
import { SkeletonList } from '@/shared/ui';
import layout from '../../layout.module.css';
import { useTexts } from '../../texts/index.ts';
import { SearchedText } from '../find/searched-text.tsx';
import styles from './file-viewer.module.css';
import { useBlobText } from './use-blob-text.ts';

const BYTES_SHOWN = 200_000;

export function TextView({ content, passage }: { content: Blob; passage?: string | undefined }) {
  const t = useTexts();
  const text = useBlobText(content, BYTES_SHOWN);
  if (text === null) return <SkeletonList />;
  return (
    <>
      <SearchedText<HTMLPreElement> passage={passage} drawn={text}>
        {(body) => (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text must be scrollable by keyboard
          <pre ref={body} className={styles.text} tabIndex={0} dir="auto" data-quotable>
            {text}
          </pre>
        )}
      </SearchedText>
      {content.size > BYTES_SHOWN && (
        <p className={layout.small}>
          {t('theFirstBYTESSHOWNDownloadThe', { bYTES_SHOWN: formatBytes(BYTES_SHOWN) })}
        </p>
      )}
    </>
  );
}
