import { useRef, useState } from 'react';
import { ApiProblem, call } from '@/shared/http';
import { type Translate, useTexts } from '../texts/index.ts';
import { checkOnServer, sendPart } from './ask-server.ts';
import type { KnownWords } from './bulk-columns.ts';
import { type BulkRow, isGood, isLeft } from './bulk-row.ts';
import { inParts } from './in-parts.ts';
import { readCsv, UnreadableFile } from './read-csv.ts';
import { understand } from './understand.ts';

export type BulkPhase = 'empty' | 'checking' | 'ready' | 'sending' | 'stopped' | 'done';
type State = {
  phase: BulkPhase;
  fileName: string;
  rows: readonly BulkRow[];
  /** Of the checking or sending, 0–1. */
  share: number;
  problem: string;
};

const empty: State = { phase: 'empty', fileName: '', rows: [], share: 0, problem: '' };

/** A file on its way to requests: read, looked over, sent in parts. What went wrong can be tried again. */
export function useBulk() {
  const t = useTexts();
  const [state, setState] = useState<State>(empty);
  const change = (more: Partial<State>) => setState((before) => ({ ...before, ...more }));
  const stop = useRef(new AbortController());
  /** The parts of this file and the key of each, the same at every try: none of its rows is saved twice. */
  const parts = useRef<{ key: string; rows: BulkRow[] }[]>([]);

  const open = async (file: File) => {
    stop.current = new AbortController();
    const { signal } = stop.current;
    change({ ...empty, phase: 'checking', fileName: file.name });
    try {
      const rows = understand(await readCsv(file), await knownWords());
      const onProgress = (done: number) => change({ share: done / rows.length });
      await checkOnServer(rows, { signal, onProgress });
      const id = crypto.randomUUID();
      parts.current = inParts(rows.filter(isGood)).map((part, n) => ({ key: `${id}.${n}`, rows: part }));
      change({ phase: 'ready', rows, share: 0 });
    } catch (error) {
      if (!signal.aborted) change({ ...empty, problem: sentence(error, t) });
    }
  };

  const send = async (submit: boolean) => {
    stop.current = new AbortController();
    const { signal } = stop.current;
    change({ phase: 'sending', problem: '' });
    try {
      for (const [n, part] of parts.current.entries()) {
        if (part.rows.some(isLeft)) await sendPart(part.rows, submit, part.key, signal);
        change({ share: (n + 1) / parts.current.length });
      }
      setState((before) => ({ ...before, phase: 'done', rows: [...before.rows] }));
    } catch (error) {
      const problem = signal.aborted ? t('stopped') : sentence(error, t);
      setState((before) => ({ ...before, phase: 'stopped', rows: [...before.rows], problem }));
    }
  };

  return {
    ...state,
    open,
    send,
    stop: () => stop.current.abort(),
    clear: () => {
      stop.current.abort();
      setState(empty);
    },
  };
}

/** An accident is reported as any other, and the page goes on: nothing waits for it. */
function sentence(error: unknown, t: Translate): string {
  if (error instanceof UnreadableFile || error instanceof ApiProblem) return error.message;
  reportError(error);
  return t('theFileCouldNotBeRead');
}

/** Titles and keys of the master lists, in small letters, and the key of each. */
async function knownWords(): Promise<KnownWords> {
  const [types, categories] = await Promise.all([
    call('GET /reports/v1.0/reporttypes', {}),
    call('GET /reports/v1.0/categories', {}),
  ]);
  const words = (items: readonly { key: string; title: string }[]) =>
    new Map(
      items.flatMap(({ key, title }) => [
        [key.toLowerCase(), key],
        [title.toLowerCase(), key],
      ]),
    );
  return { reportTypes: words(types.Data), categories: words(categories.Data) };
}
