import { useRef } from 'react';
import { call } from '@/shared/http';
import { DropZone, UploadList, useUploads } from '@/shared/ui';
import type { Desk } from '../desk/desk.ts';
import layout from '../layout.module.css';
import { useTexts } from '../texts/index.ts';
import { FileList } from './file-list.tsx';

/** Everything that was handed in or collected for this request. */
export function DocumentsTab({ desk }: { desk: Desk }) {
  const t = useTexts();
  const { request, may } = desk;
  const uploads = useEvidenceUploads(desk);
  return (
    <div className={layout.stack}>
      {may.edit && (
        <DropZone onFile={uploads.add} note={t('theClientDoesNotSeeThem')}>
          {t('dropSourcesAndEvidenceHerePaste')}
        </DropZone>
      )}
      <UploadList uploads={uploads} />
      <div className={layout.panel}>
        <FileList request={request} />
      </div>
    </div>
  );
}

/** Uploads of the working document: each is made on the version that the one before it has left. */
function useEvidenceUploads({ request, working, settle }: Desk) {
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
  });
}
