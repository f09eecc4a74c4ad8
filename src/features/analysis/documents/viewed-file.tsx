import { CloseOutlined } from '@ant-design/icons';
import { Button, Typography } from 'antd';
import { lazy, Suspense } from 'react';
import { formatBytes } from '@/shared/format';
import { EmptyState, ErrorState, SkeletonList } from '@/shared/ui';
import type { Attachment } from '../analysis.ts';
import { useTexts } from '../texts/index.ts';
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
  const t = useTexts();
  const { content, error } = useFileContent(file, of);
  return (
    <>
      {onClose && (
        <div className={styles.head}>
          <h2>
            <bdi>{file.name}</bdi>
          </h2>
          <Button type="text" icon={<CloseOutlined />} aria-label={t('closeTheDocument')} onClick={onClose} />
        </div>
      )}
      <div className={styles.facts}>
        <span>{formatBytes(file.size)}</span>
        <Button size="small" onClick={() => download(of, { ids: [file.id] })}>
          {t('download')}
        </Button>
        <Typography.Text className={styles.hash} type="secondary" copyable={{ text: file.sha256 }}>
          SHA-256 {file.sha256}
        </Typography.Text>
      </div>
      {error ? (
        <ErrorState error={error} title={t('thisDocumentCantBeShown')} />
      ) : content ? (
        <Suspense fallback={<SkeletonList rows={8} label={t('openingTheDocument')} />}>
          <Content file={file} content={content} page={page} />
        </Suspense>
      ) : (
        <SkeletonList rows={8} label={t('loadingTheDocument')} />
      )}
    </>
  );
}

function Content({ file, content, page }: { file: Attachment; content: Blob; page: number }) {
  const t = useTexts();
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
      return <EmptyState title={t('noPreviewForThisFileType')} text={t('downloadTheFileToOpenIt')} />;
  }
}
