import { useRef, useState } from 'react';
import { toast } from '../toasts/toast-store.ts';
import { useReasonAgainst } from './use-reason-against.ts';

export type Sending = {
  key: string;
  file: File;
  /** Of the bytes that have left, 0–1. */
  share: number;
  error?: string;
  cancel: AbortController;
};
export type UploadOptions = { onProgress: (share: number) => void; signal: AbortSignal };
type UploadOne = (file: File, options: UploadOptions) => Promise<unknown>;

/** Each file goes up by itself, one after the other, with its own progress; what failed is kept and can be sent again. */
export function useUploads(present: number, upload: UploadOne) {
  const reasonAgainst = useReasonAgainst();
  const [sending, setSending] = useState<readonly Sending[]>([]);
  // Several files may be added before the next render.
  const latest = useRef<readonly Sending[]>([]);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const uploadNow = useRef(upload);
  uploadNow.current = upload;

  const change = (next: readonly Sending[]) => {
    latest.current = next;
    setSending(next);
  };
  const patch = (key: string, part: Partial<Sending>) =>
    change(latest.current.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const drop = ({ key, cancel }: Sending) => {
    cancel.abort();
    change(latest.current.filter((one) => one.key !== key));
  };

  const sendOne = async (one: Sending) => {
    if (one.cancel.signal.aborted) return;
    try {
      await uploadNow.current(one.file, {
        onProgress: (share) => patch(one.key, { share }),
        signal: one.cancel.signal,
      });
      drop(one);
    } catch (error) {
      if (one.cancel.signal.aborted) return;
      patch(one.key, { error: (error as Error).message });
    }
  };
  const send = (one: Sending) => {
    patch(one.key, { share: 0, error: undefined });
    queue.current = queue.current.then(() => sendOne(one));
  };
  const add = (file: File) => {
    const refused = reasonAgainst(file, present + latest.current.length);
    if (refused) return void toast.error(file.name, refused);
    const one = { key: crypto.randomUUID(), file, share: 0, cancel: new AbortController() };
    change([...latest.current, one]);
    send(one);
  };
  return { sending, add, send, drop };
}

export type Uploads = ReturnType<typeof useUploads>;
