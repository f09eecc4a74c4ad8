import { useDebounce, useSize } from 'ahooks';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';

const FALLBACK_WIDTH = 600;
/** While a window is drawn wider, nothing is drawn again. */
const PAUSE_MS = 150;

/** Draws one page as wide as its frame, times the zoom; its text is read out to whoever cannot see it. */
export function usePdfPage(pdf: PDFDocumentProxy | null, number: number, zoom: number) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const frame = useRef<HTMLElement>(null);
  const width = Math.round(useDebounce(useSize(frame)?.width, { wait: PAUSE_MS }) || FALLBACK_WIDTH);
  const [text, setText] = useState('');
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    let left = false;
    let drawing: { cancel: () => void } | undefined;
    const draw = async () => {
      if (!pdf || !canvas.current) return;
      const page = await pdf.getPage(number);
      if (left || !canvas.current) return;
      const scale = (width / page.getViewport({ scale: 1 }).width) * zoom;
      const sharp = window.devicePixelRatio || 1;
      const viewport = page.getViewport({ scale: scale * sharp });
      const target = canvas.current;
      target.width = viewport.width;
      target.height = viewport.height;
      target.style.width = `${viewport.width / sharp}px`;
      const task = page.render({ canvas: target, viewport });
      drawing = task;
      await task.promise;
      const { items } = await page.getTextContent();
      if (!left) setText(items.map((item) => ('str' in item ? item.str : '')).join(' '));
    };
    // What is cancelled because the next page was asked for is no failure.
    draw().catch((problem) => left || setFailure(problem));
    return () => {
      left = true;
      drawing?.cancel();
    };
  }, [pdf, number, zoom, width]);
  return { canvas, frame, text, failure };
}
