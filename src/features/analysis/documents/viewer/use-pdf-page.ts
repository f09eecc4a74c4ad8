import { useDebounce, useSize } from 'ahooks';
import { type PDFDocumentProxy, TextLayer } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';

const FALLBACK_WIDTH = 600;
/** While a window is drawn wider, nothing is drawn again. */
const PAUSE_MS = 150;

/** Draws one page as wide as its frame, times the zoom, and lays its text over it, to be read out, selected and marked. */
export function usePdfPage(pdf: PDFDocumentProxy | null, number: number, zoom: number) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLElement>(null);
  const width = Math.round(useDebounce(useSize(frame)?.width, { wait: PAUSE_MS }) || FALLBACK_WIDTH);
  /** Another object whenever the text was laid out. */
  const [drawn, setDrawn] = useState<object | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    let left = false;
    const drawing: { cancel: () => void }[] = [];
    const draw = async () => {
      if (!pdf || !canvas.current) return;
      const page = await pdf.getPage(number);
      if (left || !canvas.current || !layer.current) return;
      const scale = (width / page.getViewport({ scale: 1 }).width) * zoom;
      const sharp = window.devicePixelRatio || 1;
      const viewport = page.getViewport({ scale: scale * sharp });
      const target = canvas.current;
      target.width = viewport.width;
      target.height = viewport.height;
      target.style.width = `${viewport.width / sharp}px`;
      const container = layer.current;
      container.replaceChildren();
      container.style.setProperty('--total-scale-factor', String(scale));
      const task = page.render({ canvas: target, viewport });
      const text = new TextLayer({
        textContentSource: page.streamTextContent(),
        container,
        viewport: page.getViewport({ scale }),
      });
      drawing.push(task, text);
      await task.promise;
      await text.render();
      if (!left) setDrawn({});
    };
    // What is cancelled because the next page was asked for is no failure.
    draw().catch((problem) => left || setFailure(problem));
    return () => {
      left = true;
      setDrawn(null);
      for (const one of drawing) one.cancel();
    };
  }, [pdf, number, zoom, width]);
  return { canvas, frame, layer, drawn, failure };
}
