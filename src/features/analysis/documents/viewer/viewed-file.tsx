import { CloseOutlined } from '@ant-design/icons';
import { Button, Typography } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { formatBytes } from '@/shared/format';
import { EmptyState, ErrorState, SkeletonList, toast } from '@/shared/ui';
import { lazyPart } from '@/shared/ui/loading/lazy-part';
import { AnalysisLimits } from '../../../../../contract/limits.ts';
import type { Attachment } from '../../analysis.ts';
import { selectedIn } from '../../review/selected-in.ts';
import { useTexts } from '../../texts/index.ts';
import type { Clip } from '../clip.ts';
import { download } from '../download.ts';
import { type PreviewKind, previewKind } from '../preview-kind.ts';
import styles from './file-viewer.module.css';
import { TableView } from './table-view.tsx';
import { TextView } from './text-view.tsx';
import { useFileContent } from './use-file-content.ts';

/** The reader of PDFs is large: it comes with the first one that is opened. */
const PdfView = lazyPart(async () => (await import('./pdf-view.tsx')).PdfView);
const DocumentView = lazyPart(async () => (await import('./document-view.tsx')).DocumentView);

type ViewedFileProps = {
  file: Attachment;
  of: { client: string; request: string };
  page: number;
  passage?: string | undefined;
  /** Its content is the text of a web page. */
  isWebPage?: boolean;
  onClip?: ((clip: Clip) => void) | undefined;
  onClose?: (() => void) | undefined;
};

/** One document with its fingerprint: what is shown is what was stored, or the refusal says that it is not. */
export function ViewedFile({ file, of, page, passage, isWebPage, onClip, onClose }: ViewedFileProps) {
  const t = useTexts();
  const kind = isWebPage ? 'document' : previewKind(file);
  const [at, setAt] = useState(page);
  const body = useRef<HTMLDivElement>(null);
  const clip = () => {
    const excerpt = selectedIn(body.current, AnalysisLimits.excerpt);
    if (excerpt === '') toast.warning(t('clipSelectFirst'));
    else onClip?.({ file, excerpt, ...(kind === 'pdf' && { page: at }) });
  };
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
        {onClip && kind && QUOTABLE.includes(kind) && (
          // What is selected in the document stays selected.
          <Button size="small" onMouseDown={(event) => event.preventDefault()} onClick={clip}>
            {t('clipAddAsFinding')}
          </Button>
        )}
        <Typography.Text className={styles.hash} type="secondary" copyable={{ text: file.sha256 }}>
          SHA-256 {file.sha256}
        </Typography.Text>
      </div>
      <div ref={body}>
        {kind === 'document' ? (
          <DocumentView file={file} of={of} passage={passage} />
        ) : (
          <Content file={file} of={of} kind={kind} page={page} passage={passage} onPage={setAt} />
        )}
      </div>
    </>
  );
}

type ContentProps = Pick<ViewedFileProps, 'file' | 'of' | 'page' | 'passage'> & {
  kind: PreviewKind | null;
  onPage: (page: number) => void;
};

function Content({ file, of, kind, page, passage, onPage }: ContentProps) {
  const t = useTexts();
  const { content, error } = useFileContent(file, of);
  if (error) return <ErrorState error={error} title={t('thisDocumentCantBeShown')} />;
  if (!content) return <SkeletonList rows={8} label={t('loadingTheDocument')} />;
  switch (kind) {
    case 'pdf':
      return <PdfView content={content} name={file.name} page={page} passage={passage} onPage={onPage} />;
    case 'image':
      return <ImageView content={content} name={file.name} mime={file.mime} />;
    case 'table':
      return <TableView content={content} name={file.name} />;
    case 'text':
      return <TextView content={content} passage={passage} />;
    default:
      return <EmptyState title={t('noPreviewForThisFileType')} text={t('downloadTheFileToOpenIt')} />;
  }
}

const QUOTABLE: readonly PreviewKind[] = ['pdf', 'document', 'text'];

function ImageView({ content, name, mime }: { content: Blob; name: string; mime: string }) {
  const [url, setUrl] = useState('');
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([content], { type: mime }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [content, mime]);
  return url ? <img className={styles.image} src={url} alt={name} /> : null;
}
