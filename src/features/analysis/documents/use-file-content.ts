import { useEffect, useState } from 'react';
import { call, fetchBlob } from '@/shared/http';
import type { Attachment } from '../analysis.ts';

type Of = { client: string; request: string };

/** The bytes of a document by a signed address, never by one that a page could show: a blob is all there is of it. */
export function useFileContent(file: Attachment, { client, request }: Of) {
  const [content, setContent] = useState<Blob | null>(null);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    let left = false;
    const load = async () => {
      const ids = [file.id];
      const answer = await call(
        'GET /reports/v1.0/downloadattachments',
        { client, request, ids },
        { quiet: true },
      );
      const address = answer.type === 'azure' ? answer.Data[0]?.signed_url : undefined;
      const blob = address ? await fetchBlob(address) : new Blob();
      if (!left) setContent(blob);
    };
    load().catch((problem) => left || setError(problem));
    return () => {
      left = true;
    };
  }, [file.id, client, request]);
  return { content, error };
}
