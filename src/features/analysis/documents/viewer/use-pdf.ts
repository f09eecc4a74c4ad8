import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist';
import worker from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { useEffect, useState } from 'react';

GlobalWorkerOptions.workerSrc = worker;

/** A PDF opened from its bytes. Nothing is compiled at run time, no script of the document runs, nothing else is fetched. */
export function usePdf(content: Blob) {
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    let opening: ReturnType<typeof getDocument> | undefined;
    let left = false;
    const open = async () => {
      const data = new Uint8Array(await content.arrayBuffer());
      if (left) return;
      opening = getDocument({ data, useWasm: false, enableXfa: false, useSystemFonts: true, verbosity: 0 });
      setPdf(await opening.promise);
    };
    open().catch((problem) => left || setFailure(problem));
    return () => {
      left = true;
      opening?.destroy();
    };
  }, [content]);
  return { pdf, failure };
}
