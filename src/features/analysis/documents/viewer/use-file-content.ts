import { useEffect, useState } from 'react';
import { call } from '@/shared/http';
import type { Attachment } from '../../analysis.ts';

type Of = { client: string; request: string };

/** The bytes of a document as a blob, never by an address that a page could show. */
export function useFileContent(file: Attachment, { client, request }: Of) {
  const [content, setContent] = useState<Blob | null>(null);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    let left = false;
    const load = async () => {
      const blob = await call(
        'POST /reports/v1.0/downloadattachments',
        { client, request, ids: [file.id] },
        { quiet: true, responseType: 'blob' },
      );
      if (!left) setContent(blob as Blob);
    };
    load().catch((problem) => left || setError(problem));
    return () => {
      left = true;
    };
  }, [file.id, client, request]);
  return { content, error };
}
