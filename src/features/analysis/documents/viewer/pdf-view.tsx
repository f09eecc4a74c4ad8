import { LeftOutlined, RightOutlined, ZoomInOutlined, ZoomOutOutlined } from '@ant-design/icons';
import { Button, InputNumber } from 'antd';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useCallback, useState } from 'react';
import { ErrorState, SkeletonList } from '@/shared/ui';
import { useTexts } from '../../texts/index.ts';
import { DocumentSearch } from '../find/document-search.tsx';
import { findPassage, findPassages } from '../find/find-passage.ts';
import { useHighlight } from '../find/use-highlight.ts';
import styles from './file-viewer.module.css';
import { usePdf } from './use-pdf.ts';
import { usePdfPage } from './use-pdf-page.ts';

const ZOOMS = [1, 1.25, 1.5, 2, 3] as const;

type PdfViewProps = {
  content: Blob;
  name: string;
  page: number;
  /** Marked where it stands. */
  passage?: string | undefined;
  onPage?: (page: number) => void;
};

/** A PDF page by page, drawn by the page's own code: no plug-in and no frame of the browser's ever opens it. */
export function PdfView({ content, name, page: first, passage = '', onPage }: PdfViewProps) {
  const t = useTexts();
  const { pdf, failure } = usePdf(content);
  const [page, setPage] = useState(first);
  const [zoom, setZoom] = useState(0);
  const [words, setWords] = useState('');
  const pages = pdf?.numPages ?? 0;
  const at = Math.min(Math.max(page, 1), Math.max(pages, 1));
  const { canvas, frame, layer, drawn, failure: broken } = usePdfPage(pdf, at, ZOOMS[zoom] ?? 1);
  const thePassage = useCallback(
    (texts: readonly string[]) => {
      const found = passage && at === first ? findPassage(texts, passage) : null;
      return found ? [found] : [];
    },
    [passage, at, first],
  );
  const theWords = useCallback((texts: readonly string[]) => findPassages(texts, words), [words]);
  useHighlight('passage', layer, drawn, thePassage);
  useHighlight('search', layer, drawn, theWords);
  const go = (next: number) => {
    setPage(next);
    onPage?.(next);
  };
  if (failure || broken) return <ErrorState error={failure ?? broken} title={t('thisPDFCannotBeRead')} />;
  if (!pdf) return <SkeletonList rows={8} label={t('openingThePDF')} />;
  return (
    <>
      <div className={styles.tools}>
        <Button
          icon={<LeftOutlined />}
          aria-label={t('previousPage')}
          disabled={at <= 1}
          onClick={() => go(at - 1)}
        />
        <InputNumber
          aria-label={t('page')}
          min={1}
          max={pages}
          precision={0}
          value={at}
          onChange={(next) => next && go(next)}
          style={{ width: 80 }}
        />
        <span>{t('ofPages', { pages })}</span>
        <Button
          icon={<RightOutlined />}
          aria-label={t('nextPage')}
          disabled={at >= pages}
          onClick={() => go(at + 1)}
        />
        <Button
          icon={<ZoomOutOutlined />}
          aria-label={t('zoomOut')}
          disabled={zoom === 0}
          onClick={() => setZoom(zoom - 1)}
        />
        <Button
          icon={<ZoomInOutlined />}
          aria-label={t('zoomIn')}
          disabled={zoom === ZOOMS.length - 1}
          onClick={() => setZoom(zoom + 1)}
        />
      </div>
      <DocumentSearch
        find={(wanted) => pagesWith(pdf, wanted)}
        told={(at, of) => t('searchPageOf', { at, pages: of })}
        failed={t('thisPDFCannotBeRead')}
        onFind={(next, found) => {
          setWords(next);
          if (found) go(found);
        }}
      />
      <section
        ref={frame}
        className={styles.page}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an enlarged page must be scrollable by keyboard
        tabIndex={0}
        aria-label={t('pageAtOfPages', { at, pages })}
      >
        <div className={styles.sheet}>
          <canvas ref={canvas} role="img" aria-label={t('pageAtOfName', { at, name })} />
          <div ref={layer} className={styles.layer} data-quotable />
        </div>
      </section>
    </>
  );
}

async function pagesWith(pdf: PDFDocumentProxy, words: string): Promise<number[]> {
  const pages: number[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    const texts = items.flatMap((item) => ('str' in item ? [item.str] : []));
    if (findPassages(texts, words).length > 0) pages.push(number);
  }
  return pages;
}
