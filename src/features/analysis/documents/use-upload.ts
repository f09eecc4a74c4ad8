import { useState } from 'react';
import { ApiProblem, call } from '@/shared/http';
import { toast } from '@/shared/ui';
import type { Desk } from '../desk/desk.ts';
import { reasonAgainst } from './reason-against.ts';

export type Sending = { key: string; file: File; share: number; error?: string };

/** Uploads of the working document, each file by itself with its own progress; what failed can be sent again. */
export function useUpload({ request, working, settle, reload }: Desk) {
  const [sending, setSending] = useState<readonly Sending[]>([]);
  const patch = (key: string, change: Partial<Sending>) =>
    setSending((before) => before.map((one) => (one.key === key ? { ...one, ...change } : one)));
  const drop = (key: string) => setSending((before) => before.filter((one) => one.key !== key));

  const send = async ({ key, file }: Sending) => {
    patch(key, { share: 0, error: undefined });
    try {
      const answer = await call(
        'POST /reports/v1.0/requestanalysis',
        { client: request.clientId, request: request.id, version: working.version },
        { files: [file], quiet: true, onProgress: (share) => patch(key, { share }) },
      );
      drop(key);
      settle(answer.Data);
      reload();
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      patch(key, { error: error.message });
    }
  };
  const add = (file: File) => {
    const refused = reasonAgainst(file, request.files.length + sending.length);
    if (refused) return toast.error(file.name, refused);
    const one = { key: crypto.randomUUID(), file, share: 0 };
    setSending((before) => [...before, one]);
    void send(one);
  };
  return { sending, add, send, drop };
}
