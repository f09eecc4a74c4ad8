import { Grid, Modal } from 'antd';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { lazyPart } from '@/shared/ui/loading/lazy-part';
import type { Attachment } from '../../analysis.ts';
import { useTexts } from '../../texts/index.ts';
import type { Clip } from '../clip.ts';
import styles from './file-viewer.module.css';

const ViewedFile = lazyPart(async () => (await import('./viewed-file.tsx')).ViewedFile);

type Viewer = {
  /** At a page, with a passage marked on it. */
  open: (file: Attachment, at?: { page?: number | undefined; passage?: string | undefined }) => void;
  /** The id of the document that is shown. */
  shown: string | null;
  /** Whether it takes room beside everything else. */
  isBeside: boolean;
};
type Opened = { file: Attachment; page: number; passage?: string | undefined };
type Of = { client: string; request: string };

const Context = createContext<Viewer>({ open: () => {}, shown: null, isBeside: false });
export const useFileViewer = () => useContext(Context);

type FileViewerProps = {
  of: Of;
  /** The attachments whose content is the text of a web page. */
  webPages?: readonly string[];
  /** For whoever may write findings. */
  onClip?: ((clip: Clip) => void) | undefined;
  children: ReactNode;
};

/** A document beside what is written about it; over it where there is no room for both. */
export function FileViewer({ of, webPages = [], onClip, children }: FileViewerProps) {
  const t = useTexts();
  const [opened, setOpened] = useState<Opened | null>(null);
  const beside = Grid.useBreakpoint().xl === true;
  const viewer = useMemo<Viewer>(
    () => ({
      open: (file, { page = 1, passage } = {}) => setOpened({ file, page, passage }),
      shown: opened?.file.id ?? null,
      isBeside: opened !== null && beside,
    }),
    [opened, beside],
  );
  const close = () => setOpened(null);
  const view = opened && (
    <ViewedFile
      key={`${opened.file.id} ${opened.page} ${opened.passage ?? ''}`}
      {...opened}
      of={of}
      isWebPage={webPages.includes(opened.file.id)}
      onClose={beside ? close : undefined}
      onClip={
        onClip &&
        ((clip) => {
          if (!beside) close();
          onClip(clip);
        })
      }
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
