import { formatBytes } from '@/shared/format';
import { SkeletonList } from '@/shared/ui';
import layout from '../layout.module.css';
import styles from './file-viewer.module.css';
import { useBlobText } from './use-blob-text.ts';

const BYTES_SHOWN = 200_000;

export function TextView({ content }: { content: Blob }) {
  const text = useBlobText(content, BYTES_SHOWN);
  if (text === null) return <SkeletonList />;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text must be scrollable by keyboard */}
      <pre className={styles.text} tabIndex={0} dir="auto">
        {text}
      </pre>
      {content.size > BYTES_SHOWN && (
        <p className={layout.small}>The first {formatBytes(BYTES_SHOWN)}. Download the file to read on.</p>
      )}
    </>
  );
}
