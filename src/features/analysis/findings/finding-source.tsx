import { Button } from 'antd';
import { comma, formatDay } from '@/shared/format';
import type { Attachment } from '../analysis.ts';
import { download } from '../documents/download.ts';
import { previewKind } from '../documents/preview-kind.ts';
import { useFileViewer } from '../documents/viewer/file-viewer.tsx';
import type { FindingFacts } from '../edits/edits.ts';
import layout from '../layout.module.css';
import { useTexts } from '../texts/index.ts';

type FindingSourceProps = {
  source: FindingFacts['source'];
  of: { client: string; request: string };
  /** The documents that the source may lie in. */
  files?: readonly Attachment[] | undefined;
  /** Marked in the document. */
  passage?: string | undefined;
};

/** Only web addresses become links: another scheme could run something. */
const isWeb = (url: string) => /^https?:\/\//i.test(url);

export function FindingSource({ source, of, files = [], passage }: FindingSourceProps) {
  const t = useTexts();
  const { open } = useFileViewer();
  if (!source) return <span className={layout.quiet}>{t('noSourceYetAFindingNeeds')}</span>;
  const { title, url, publishedOn, accessedAt, attachmentId, page } = source;
  const file = files.find(({ id }) => id === attachmentId);
  return (
    <div className={layout.row}>
      <span className={layout.small}>{t('source')}</span>
      {url && isWeb(url) ? (
        <a href={url} target="_blank" rel="noopener noreferrer">
          {title || url}
        </a>
      ) : (
        <span>{title || url}</span>
      )}
      <span className={layout.small}>
        {publishedOn && t('publishedPublishedOn', { publishedOn: formatDay(publishedOn) })}
        {publishedOn && accessedAt && comma(t.language)}
        {accessedAt && t('readAccessedAt', { accessedAt: formatDay(accessedAt) })}
      </span>
      {file && previewKind(file) && (
        <Button size="small" onClick={() => open(file, { page, passage })}>
          {page ? t('showPagePage', { page }) : t('showTheSource')}
        </Button>
      )}
      {attachmentId && (
        <Button size="small" onClick={() => download(of, { ids: [attachmentId] })}>
          {t('downloadTheSource')}
        </Button>
      )}
    </div>
  );
}
