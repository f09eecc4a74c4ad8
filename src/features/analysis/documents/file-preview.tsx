import { Button, Modal } from 'antd';
import { useEffect, useState } from 'react';
import { call, fetchBlob } from '@/shared/http';
import { ErrorState, SkeletonList } from '@/shared/ui';
import type { Attachment } from '../analysis.ts';
import styles from './documents.module.css';
import { download } from './download.ts';
import { type PreviewKind, previewKind } from './preview-kind.ts';

type Of = { client: string; request: string };
type Shown = { url: string; text: string };

const TEXT_SHOWN = 200_000;

/** One document on the page: an image or plain text. */
export function FilePreview({ file, of, onClose }: { file: Attachment; of: Of; onClose: () => void }) {
  const kind = previewKind(file);
  const { shown, error } = useBlob(file, of);
  return (
    <Modal
      open
      width={900}
      title={file.name}
      onCancel={onClose}
      footer={<Button onClick={() => download(of, { ids: [file.id] })}>Download</Button>}
    >
      {error ? (
        <ErrorState error={error} />
      ) : shown && kind ? (
        <Content kind={kind} shown={shown} name={file.name} />
      ) : (
        <SkeletonList />
      )}
    </Modal>
  );
}

function Content({ kind, shown, name }: { kind: PreviewKind; shown: Shown; name: string }) {
  if (kind === 'image') return <img className={styles.image} src={shown.url} alt={name} />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text must be scrollable by keyboard
    <pre className={styles.text} tabIndex={0} dir="auto">
      {shown.text}
    </pre>
  );
}

function useBlob(file: Attachment, { client, request }: Of) {
  const [shown, setShown] = useState<Shown | null>(null);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    let url = '';
    let left = false;
    const load = async () => {
      const answer = await call(
        'GET /reports/v1.0/downloadattachments',
        { client, request, ids: [file.id] },
        { quiet: true },
      );
      const address = answer.type === 'azure' ? answer.Data[0]?.signed_url : undefined;
      if (!address) return;
      const blob = await fetchBlob(address);
      const kind = previewKind(file) ?? 'text';
      if (left) return;
      url = URL.createObjectURL(new Blob([blob], { type: kind === 'image' ? file.mime : 'text/plain' }));
      setShown({ url, text: kind === 'text' ? (await blob.text()).slice(0, TEXT_SHOWN) : '' });
    };
    load().catch(setError);
    return () => {
      left = true;
      URL.revokeObjectURL(url);
    };
  }, [file, client, request]);
  return { shown, error };
}
