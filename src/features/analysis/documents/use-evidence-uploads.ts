import { useRef } from 'react';
import { call } from '@/shared/http';
import { useUploads } from '@/shared/ui';
import type { Desk } from '../desk/desk.ts';

/** Uploads of the working document: each is made on the version that the one before it has left. */
export function useEvidenceUploads({ request, working, settle, reload }: Desk) {
  const version = useRef(working.version);
  version.current = Math.max(version.current, working.version);
  return useUploads(request.files.length, async (file, options) => {
    const answer = await call(
      'POST /reports/v1.0/requestanalysis',
      { client: request.clientId, request: request.id, version: version.current },
      { files: [file], quiet: true, ...options },
    );
    version.current = answer.Data.version;
    settle(answer.Data);
    reload();
  });
}
