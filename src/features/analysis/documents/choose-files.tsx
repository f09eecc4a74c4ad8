import { DeleteOutlined, PaperClipOutlined } from '@ant-design/icons';
import { Button, Upload } from 'antd';
import { formatBytes } from '@/shared/format';
import { ACCEPT, ClearableSelect, KindsAndSize, toast, useReasonAgainst } from '@/shared/ui';
import { useWords } from '@/shared/words/use-words';
import { DOCUMENT_KINDS, type DocumentKind } from '../../../../contract/document-kinds.ts';
import { useTexts } from '../texts/index.ts';
import styles from './documents.module.css';

export type FileKinds = ReadonlyMap<File, DocumentKind>;
type ChooseFilesProps = {
  files: readonly File[];
  onChange: (files: readonly File[]) => void;
  /** Where people may say what each file is. */
  kinds?: { chosen: FileKinds; onChange: (kinds: FileKinds) => void };
};

/** Files that go along with a text. */
export function ChooseFiles({ files, onChange, kinds }: ChooseFilesProps) {
  const t = useTexts();
  const word = useWords();
  const reasonAgainst = useReasonAgainst();
  const add = (chosen: readonly File[]) => {
    const taken = [...files];
    for (const file of chosen) {
      const refused = reasonAgainst(file, taken.length);
      if (refused) toast.error(file.name, refused);
      else taken.push(file);
    }
    onChange(taken);
  };
  return (
    <div className={styles.chosen}>
      <Upload
        multiple
        showUploadList={false}
        accept={ACCEPT}
        beforeUpload={(file, all) => {
          if (file === all.at(-1)) add(all);
          return false;
        }}
      >
        <Button icon={<PaperClipOutlined />}>{t('attachFiles')}</Button>
      </Upload>
      <span className={styles.hint}>
        <KindsAndSize />
      </span>
      {files.map((file, place) => (
        <span key={`${file.name}-${file.lastModified}`} className={styles.chip}>
          <bdi>{file.name}</bdi> <span className={styles.hint}>{formatBytes(file.size)}</span>
          {kinds && (
            <ClearableSelect<DocumentKind>
              size="small"
              variant="borderless"
              popupMatchSelectWidth={false}
              aria-label={t('documentTypeOfName', { name: file.name })}
              placeholder={word('documentKind')}
              value={kinds.chosen.get(file) ?? null}
              options={DOCUMENT_KINDS.map((kind) => ({ value: kind, label: word(kind) }))}
              onChange={(kind?: DocumentKind) => kinds.onChange(withKind(kinds.chosen, file, kind))}
            />
          )}
          <Button
            type="text"
            size="small"
            icon={<DeleteOutlined />}
            aria-label={t('removeName', { name: file.name })}
            onClick={() => onChange(files.filter((_, other) => other !== place))}
          />
        </span>
      ))}
    </div>
  );
}

function withKind(kinds: FileKinds, file: File, kind: DocumentKind | undefined): FileKinds {
  const changed = new Map(kinds);
  if (kind) changed.set(file, kind);
  else changed.delete(file);
  return changed;
}
