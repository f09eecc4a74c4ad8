import { Button } from 'antd';
import { formatDay } from '@/shared/format';
import { download } from '../documents/download.ts';
import type { FindingFacts } from '../edits/edits.ts';
import layout from '../layout.module.css';

type FindingSourceProps = { source: FindingFacts['source']; of: { client: string; request: string } };

/** Only web addresses become links: another scheme could run something. */
const isWeb = (url: string) => /^https?:\/\//i.test(url);

export function FindingSource({ source, of }: FindingSourceProps) {
  if (!source)
    return <span className={layout.quiet}>No source yet: a finding without one cannot be released.</span>;
  const { title, url, publishedOn, accessedAt, attachmentId } = source;
  return (
    <div className={layout.row}>
      <span className={layout.small}>Source</span>
      {url && isWeb(url) ? (
        <a href={url} target="_blank" rel="noopener noreferrer">
          {title || url}
        </a>
      ) : (
        <span>{title || url}</span>
      )}
      <span className={layout.small}>
        {publishedOn && `published ${formatDay(publishedOn)}`}
        {publishedOn && accessedAt && ', '}
        {accessedAt && `read ${formatDay(accessedAt)}`}
      </span>
      {attachmentId && (
        <Button size="small" onClick={() => download(of, { ids: [attachmentId] })}>
          Download the source
        </Button>
      )}
    </div>
  );
}
