import { DeleteOutlined, PaperClipOutlined } from '@ant-design/icons';
import { Button, Upload } from 'antd';
import { formatBytes } from '@/shared/format';
import { ACCEPT, KindsAndSize, toast, useReasonAgainst } from '@/shared/ui';
import { useTexts } from '../texts/index.ts';
import styles from './documents.module.css';

type ChooseFilesProps = { files: readonly File[]; onChange: (files: readonly File[]) => void };

/** Files that go along with a text. */
export function ChooseFiles({ files, onChange }: ChooseFilesProps) {
  const t = useTexts();
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
          {file.name} <span className={styles.hint}>{formatBytes(file.size)}</span>
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
