import { Grid, Modal } from 'antd';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import type { Attachment } from '../analysis.ts';
import { useTexts } from '../texts/index.ts';
import styles from './file-viewer.module.css';
import { ViewedFile } from './viewed-file.tsx';

type Viewer = {
  open: (file: Attachment, page?: number) => void;
  /** The id of the document that is shown. */
  shown: string | null;
  /** Whether it takes room beside everything else. */
  isBeside: boolean;
};
type Opened = { file: Attachment; page: number };
type Of = { client: string; request: string };

const Context = createContext<Viewer>({ open: () => {}, shown: null, isBeside: false });
export const useFileViewer = () => useContext(Context);

/** A document beside what is written about it; over it where there is no room for both. */
export function FileViewer({ of, children }: { of: Of; children: ReactNode }) {
  const t = useTexts();
  const [opened, setOpened] = useState<Opened | null>(null);
  const beside = Grid.useBreakpoint().xl === true;
  const viewer = useMemo<Viewer>(
    () => ({
      open: (file, page = 1) => setOpened({ file, page }),
      shown: opened?.file.id ?? null,
      isBeside: opened !== null && beside,
    }),
    [opened, beside],
  );
  const close = () => setOpened(null);
  const view = opened && (
    <ViewedFile
      key={`${opened.file.id} ${opened.page}`}
      {...opened}
      of={of}
      onClose={beside ? close : undefined}
    />
  );
  return (
    <Context.Provider value={viewer}>
      <div className={view && beside ? styles.split : undefined}>
        <div className={styles.work}>{children}</div>
        {view && beside && (
          <aside className={styles.beside} aria-label={t('documentName', { name: opened.file.name })}>
            {view}
          </aside>
        )}
      </div>
      {view && !beside && (
        <Modal open width={900} title={<bdi>{opened.file.name}</bdi>} onCancel={close} footer={null}>
          {view}
        </Modal>
      )}
    </Context.Provider>
  );
}
