import { useEffect, useState } from 'react';
import { loadPart } from '@/shared/http/api-problem';
import { tellFailure } from '@/shared/http/show-problem';

const headBytes = 65_536;

const none: readonly string[] = [];

/**
 * The headings of a table's first row, none when it is not one or there is no file; `null` while they are being read.
 * `failure` is the title under which the reader is told that the code for it could not be loaded.
 */
export function useHeadings(file: File | undefined, failure: string): readonly string[] | null {
  const [read, setRead] = useState<{ file: File; headings: readonly string[] }>();
  useEffect(() => {
    if (!file) return;
    let isGone = false;
    tellFailure(() => readHeadings(file), failure)
      .catch((error) => reportError(error))
      .then((headings) => {
        if (!isGone) setRead({ file, headings: headings ?? none });
      });
    return () => {
      isGone = true;
    };
  }, [file, failure]);
  if (!file) return none;
  return read?.file === file ? read.headings : null;
}

async function readHeadings(file: File): Promise<string[]> {
  const head = await file.slice(0, headBytes).text();
  const { parse } = await loadPart(() => import('papaparse'));
  const [row = []] = parse<string[]>(head.replace(/^\ufeff/, ''), { preview: 1, skipEmptyLines: true }).data;
  return [...new Set(row.map((cell) => cell.trim()).filter((cell) => cell !== ''))];
}
