import { DropZone, UploadList } from '@/shared/ui';
import type { Desk } from '../desk/desk.ts';
import layout from '../layout.module.css';
import { useTexts } from '../texts/index.ts';
import { FileList } from './file-list.tsx';
import { useEvidenceUploads } from './use-evidence-uploads.ts';

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
