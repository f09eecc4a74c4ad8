import { LeftOutlined, RightOutlined, ZoomInOutlined, ZoomOutOutlined } from '@ant-design/icons';
import { Button, InputNumber } from 'antd';
import { useState } from 'react';
import { ErrorState, SkeletonList } from '@/shared/ui';
import styles from './file-viewer.module.css';
import { usePdf } from './use-pdf.ts';
import { usePdfPage } from './use-pdf-page.ts';

const ZOOMS = [1, 1.25, 1.5, 2, 3] as const;

type PdfViewProps = { content: Blob; name: string; page: number };

/** A PDF page by page, drawn by the page's own code: no plug-in and no frame of the browser's ever opens it. */
export default function PdfView({ content, name, page: first }: PdfViewProps) {
  const { pdf, failure } = usePdf(content);
  const [page, setPage] = useState(first);
  const [zoom, setZoom] = useState(0);
  const pages = pdf?.numPages ?? 0;
  const at = Math.min(Math.max(page, 1), Math.max(pages, 1));
  const { canvas, frame, text, failure: broken } = usePdfPage(pdf, at, ZOOMS[zoom] ?? 1);
  if (failure || broken) return <ErrorState error={failure ?? broken} title="This PDF cannot be read" />;
  if (!pdf) return <SkeletonList rows={8} label="Opening the PDF" />;
  return (
    <>
      <div className={styles.tools}>
        <Button
          icon={<LeftOutlined />}
          aria-label="Page before"
          disabled={at <= 1}
          onClick={() => setPage(at - 1)}
        />
        <InputNumber
          aria-label="Page"
          min={1}
          max={pages}
          precision={0}
          value={at}
          onChange={(next) => next && setPage(next)}
          style={{ width: 80 }}
        />
        <span>of {pages}</span>
        <Button
          icon={<RightOutlined />}
          aria-label="Next page"
          disabled={at >= pages}
          onClick={() => setPage(at + 1)}
        />
        <Button
          icon={<ZoomOutOutlined />}
          aria-label="Smaller"
          disabled={zoom === 0}
          onClick={() => setZoom(zoom - 1)}
        />
        <Button
          icon={<ZoomInOutlined />}
          aria-label="Larger"
          disabled={zoom === ZOOMS.length - 1}
          onClick={() => setZoom(zoom + 1)}
        />
      </div>
      <section
        ref={frame}
        className={styles.page}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an enlarged page must be scrollable by keyboard
        tabIndex={0}
        aria-label={`Page ${at} of ${pages}`}
      >
        <canvas ref={canvas} role="img" aria-label={`Page ${at} of ${name}`} />
        <p className={styles.spoken}>{text}</p>
      </section>
    </>
  );
}
