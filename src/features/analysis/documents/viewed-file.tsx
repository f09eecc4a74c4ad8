import { CloseOutlined } from '@ant-design/icons';
import { Button, Typography } from 'antd';
import { lazy, Suspense } from 'react';
import { formatBytes } from '@/shared/format';
import { EmptyState, ErrorState, SkeletonList } from '@/shared/ui';
import type { Attachment } from '../analysis.ts';
import { download } from './download.ts';
import styles from './file-viewer.module.css';
import { ImageView } from './image-view.tsx';
import { previewKind } from './preview-kind.ts';
import { TableView } from './table-view.tsx';
import { TextView } from './text-view.tsx';
import { useFileContent } from './use-file-content.ts';

/** The reader of PDFs is large: it comes with the first one that is opened. */
const PdfView = lazy(() => import('./pdf-view.tsx'));

type ViewedFileProps = {
  file: Attachment;
  of: { client: string; request: string };
  page: number;
  onClose?: (() => void) | undefined;
};

/** One document with its fingerprint: what is shown is what was stored, or the refusal says that it is not. */
export function ViewedFile({ file, of, page, onClose }: ViewedFileProps) {
  const { content, error } = useFileContent(file, of);
  return (
    <>
      {onClose && (
        <div className={styles.head}>
          <h2>
            <bdi>{file.name}</bdi>
          </h2>
          <Button type="text" icon={<CloseOutlined />} aria-label="Close the document" onClick={onClose} />
        </div>
      )}
      <div className={styles.facts}>
        <span>{formatBytes(file.size)}</span>
        <Button size="small" onClick={() => download(of, { ids: [file.id] })}>
          Download
        </Button>
        <Typography.Text className={styles.hash} type="secondary" copyable={{ text: file.sha256 }}>
          SHA-256 {file.sha256}
        </Typography.Text>
      </div>
      {error ? (
        <ErrorState error={error} title="This document can’t be shown" />
      ) : content ? (
        <Suspense fallback={<SkeletonList rows={8} label="Opening the document" />}>
          <Content file={file} content={content} page={page} />
        </Suspense>
      ) : (
        <SkeletonList rows={8} label="Loading the document" />
      )}
    </>
  );
}

function Content({ file, content, page }: { file: Attachment; content: Blob; page: number }) {
  switch (previewKind(file)) {
    case 'pdf':
      return <PdfView content={content} name={file.name} page={page} />;
    case 'image':
      return <ImageView content={content} name={file.name} mime={file.mime} />;
    case 'table':
      return <TableView content={content} name={file.name} />;
    case 'text':
      return <TextView content={content} />;
    default:
      return (
        <EmptyState
          title="No preview for this file type"
          text="Download the file to open it in its own program."
        />
      );
  }
}
