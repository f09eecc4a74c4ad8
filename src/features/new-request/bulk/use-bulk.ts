import { useRef, useState } from 'react';
import { ApiProblem, call } from '@/shared/http';
import { type Translate, useTexts } from '../texts/index.ts';
import { checkOnServer, refuse, sendBatch } from './ask-server.ts';
import type { KnownWords } from './bulk-columns.ts';
import { type BulkRow, isGood, isLeft } from './bulk-row.ts';
import { readCsv, UnreadableFile } from './read-csv.ts';
import { splitIntoBatches } from './split-into-batches.ts';
import { understand } from './understand.ts';

type BulkPhase = 'empty' | 'checking' | 'ready' | 'sending' | 'stopped' | 'done';
type State = {
  phase: BulkPhase;
  fileName: string;
  rows: readonly BulkRow[];
  /** Of the checking or sending, 0–1. */
  share: number;
  problem: string;
};

const empty: State = { phase: 'empty', fileName: '', rows: [], share: 0, problem: '' };

/** A file on its way to requests: read, looked over, sent in batches. What went wrong can be tried again. */
export function useBulk() {
  const t = useTexts();
  const [state, setState] = useState<State>(empty);
  const change = (more: Partial<State>) => setState((before) => ({ ...before, ...more }));
  const stop = useRef(new AbortController());
  /** The batches of this file and the key of each, the same at every try: none of its rows is saved twice. */
  const batches = useRef<{ key: string; rows: BulkRow[] }[]>([]);

  const known = useRef<KnownWords | null>(null);
  const corrections = useRef(0);

  /** Splits the rows into batches again; none of them has been sent yet. */
  const ready = (rows: readonly BulkRow[]) => {
    const id = crypto.randomUUID();
    batches.current = splitIntoBatches(rows.filter(isGood)).map((batch, n) => ({
      key: `${id}.${n}`,
      rows: batch,
    }));
    change({ phase: 'ready', rows, share: 0 });
  };

  /** One cell as the person has put it right: all rows are read again, and this one is looked over by the server. */
  const correct = async (line: number, title: string, text: string) => {
    if (!known.current || state.phase !== 'ready') return;
    corrections.current += 1;
    const turn = corrections.current;
    const rows = corrected(state.rows, { line, title, text }, known.current);
    change({ rows, problem: '' });
    try {
      await checkOnServer(
        rows.filter((row) => row.line === line),
        { signal: stop.current.signal, onProgress: () => undefined },
      );
      if (turn === corrections.current) ready([...rows]);
    } catch (error) {
      if (!stop.current.signal.aborted) change({ problem: sentence(error, t) });
    }
  };

  const open = async (file: File) => {
    stop.current = new AbortController();
    const { signal } = stop.current;
    change({ ...empty, phase: 'checking', fileName: file.name });
    try {
      known.current = await knownWords();
      const rows = understand(await readCsv(file), known.current);
      const onProgress = (done: number) => change({ share: done / rows.length });
      await checkOnServer(rows, { signal, onProgress });
      ready(rows);
    } catch (error) {
      if (!signal.aborted) change({ ...empty, problem: sentence(error, t) });
    }
  };

  const send = async (submit: boolean) => {
    stop.current = new AbortController();
    const { signal } = stop.current;
    change({ phase: 'sending', problem: '' });
    try {
      for (const [n, batch] of batches.current.entries()) {
        if (batch.rows.some(isLeft)) await sendBatch(batch.rows, submit, batch.key, signal);
        change({ share: (n + 1) / batches.current.length });
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
    correct,
    send,
    stop: () => stop.current.abort(),
    clear: () => {
      stop.current.abort();
      setState(empty);
    },
  };
}

type Correction = { line: number; title: string; text: string };

/** All rows read again with one cell put right; what the server refused of the other lines still stands. */
function corrected(before: readonly BulkRow[], { line, title, text }: Correction, known: KnownWords) {
  const refused = new Map(before.filter((row) => row.line !== line).map((row) => [row.line, row.refused]));
  const rows = understand(
    before.map((row) => (row.line === line ? withCell(row, title, text) : row)),
    known,
  );
  for (const row of rows)
    for (const [column, message] of Object.entries(refused.get(row.line) ?? {})) refuse(row, column, message);
  return rows;
}

/** The cell in place of the one before; a line put right by hand no longer counts its cells. */
function withCell({ line, cells }: BulkRow, title: string, text: string) {
  const { [title]: _, ...others } = cells;
  return { line, cells: text.trim() ? { ...others, [title]: text.trim() } : others };
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
