import { useEffect, useRef, useState } from 'react';
import { ApiProblem, call } from '@/shared/http';
import type { DocumentKind } from '../../../../contract/document-kinds.ts';
import type { intakes, requests } from '../../../../contract/index.ts';
import { cleanIntake } from './clean-intake.ts';

type Detail = requests.RequestDetail;
type SaveState = 'new' | 'unsaved' | 'saving' | 'saved' | 'failed';
type Upload = {
  file: File;
  documentKind?: DocumentKind | undefined;
  onProgress: (share: number) => void;
  signal: AbortSignal;
};
type FileChanges = { removeFiles?: string[]; fileKinds?: { file: string; kind: DocumentKind | null }[] };

const PAUSE_MS = 1200;

/**
 * The draft behind the form: created with the first change, saved when typing pauses, one save at a time. Nothing that
 * was typed is thrown away when a save fails: `problem` says why, and the next save sends everything again.
 */
export function useDraft(initial: Detail | null, read: () => intakes.DraftIntake) {
  const [detail, setDetail] = useState<Detail | null>(initial);
  const [state, setState] = useState<SaveState>(initial ? 'saved' : 'new');
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const latest = useRef<Detail | null>(initial);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const creation = useRef(crypto.randomUUID());
  const dirty = useRef(false);

  const send = async (more: FileChanges = {}, upload?: Upload): Promise<Detail> => {
    dirty.current = false;
    setState('saving');
    try {
      const known = latest.current;
      const answer = await call(
        'POST /reports/v1.0/requestdetails',
        {
          ...(known && { request: known.id, version: known.version }),
          intake: cleanIntake(read()),
          documentKind: upload?.documentKind,
          ...more,
        },
        {
          quiet: true,
          ...(known ? {} : { idempotencyKey: creation.current }),
          ...(upload && { files: [upload.file], onProgress: upload.onProgress, signal: upload.signal }),
        },
      );
      latest.current = answer.Data;
      setDetail(answer.Data);
      setProblem(null);
      setState(dirty.current ? 'unsaved' : 'saved');
      return answer.Data;
    } catch (error) {
      dirty.current = true;
      if (error instanceof ApiProblem && error.code === 'request.key_reused') {
        // An earlier save arrived though its answer did not, and more was typed since: that draft is changed.
        latest.current = error.current as Detail;
        return send(more, upload);
      }
      if (!(error instanceof ApiProblem)) {
        setState('unsaved');
        throw error;
      }
      setState('failed');
      setProblem(error);
      throw error;
    }
  };
  /** After whatever is being sent now. */
  const enqueue = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = queue.current.then(work, work);
    queue.current = turn.catch(() => undefined);
    return turn;
  };

  const save = () => {
    clearTimeout(timer.current);
    return enqueue(() => (dirty.current || !latest.current ? send() : Promise.resolve(latest.current)));
  };
  const touch = () => {
    dirty.current = true;
    setState((before) => (before === 'saving' ? before : 'unsaved'));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => save().catch(() => undefined), PAUSE_MS);
  };
  // What was typed in the last second is saved when the page is left.
  const leave = useRef(() => {});
  leave.current = () => {
    if (dirty.current && (latest.current || state === 'saving')) save().catch(() => undefined);
    clearTimeout(timer.current);
  };
  useEffect(() => () => leave.current(), []);

  return {
    detail,
    state,
    problem,
    touch,
    save,
    upload: (file: File, options: Omit<Upload, 'file'>) => enqueue(() => send({}, { file, ...options })),
    setKind: (file: string, kind: DocumentKind | null) =>
      enqueue(() => send({ fileKinds: [{ file, kind }] })),
    removeFile: (id: string) => enqueue(() => send({ removeFiles: [id] })),
    /** After an act of its own has changed the request. */
    replace: (next: Detail) => {
      latest.current = next;
      dirty.current = false;
      setProblem(null);
      setDetail(next);
      setState('saved');
    },
  };
}

export type Draft = ReturnType<typeof useDraft>;
