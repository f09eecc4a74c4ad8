import { Upload } from 'antd';
import { type ReactNode, useEffect, useRef } from 'react';
import { ACCEPT, KindsAndSize } from './kinds-and-size.tsx';
import styles from './uploads.module.css';

type DropZoneProps = { children: ReactNode; note?: string; onFile: (file: File) => void };

/** Files are dropped, chosen, or pasted anywhere on the page while this is on it. */
export function DropZone({ children, note, onFile }: DropZoneProps) {
  const zone = useRef<HTMLDivElement>(null);
  const take = useRef(onFile);
  take.current = onFile;
  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent) => {
      // A step that is not shown is mounted all the same.
      if (zone.current?.offsetParent == null) return;
      for (const file of clipboardData?.files ?? []) take.current(file);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
  return (
    <div ref={zone}>
      <Upload.Dragger
        multiple
        showUploadList={false}
        accept={ACCEPT}
        beforeUpload={(file) => {
          onFile(file);
          return false;
        }}
      >
        <p>{children}</p>
        <p className={styles.hint}>
          <KindsAndSize /> {note}
        </p>
      </Upload.Dragger>
    </div>
  );
}
