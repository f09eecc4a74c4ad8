import { DropZone, UploadList } from '@/shared/ui';
import type { Desk } from '../desk/desk.ts';
import layout from '../layout.module.css';
import { FileList } from './file-list.tsx';
import { useEvidenceUploads } from './use-evidence-uploads.ts';

/** Everything that was handed in or collected for this request. */
export function DocumentsTab({ desk }: { desk: Desk }) {
  const { request, may } = desk;
  const uploads = useEvidenceUploads(desk);
  return (
    <div className={layout.stack}>
      {may.edit && (
        <DropZone onFile={uploads.add} note="The client does not see them.">
          Drop sources and evidence here, paste them, or click to choose them.
        </DropZone>
      )}
      <UploadList uploads={uploads} />
      <div className={layout.panel}>
        <FileList request={request} />
      </div>
    </div>
  );
}
