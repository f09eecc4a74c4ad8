import { useEffect, useState } from 'react';

const headBytes = 65_536;

const none: readonly string[] = [];

/** The headings of a table's first row, none when it is not one or there is no file; `null` while they are being read. */
export function useHeadings(file: File | undefined): readonly string[] | null {
  const [read, setRead] = useState<{ file: File; headings: readonly string[] }>();
  useEffect(() => {
    if (!file) return;
    let isGone = false;
    readHeadings(file)
      .catch((error) => {
        reportError(error);
        return none;
      })
      .then((headings) => {
        if (!isGone) setRead({ file, headings });
      });
    return () => {
      isGone = true;
    };
  }, [file]);
  if (!file) return none;
  return read?.file === file ? read.headings : null;
}

async function readHeadings(file: File): Promise<string[]> {
  const head = await file.slice(0, headBytes).text();
  const { parse } = await import('papaparse');
  const [row = []] = parse<string[]>(head.replace(/^\ufeff/, ''), { preview: 1, skipEmptyLines: true }).data;
  return [...new Set(row.map((cell) => cell.trim()).filter((cell) => cell !== ''))];
}
