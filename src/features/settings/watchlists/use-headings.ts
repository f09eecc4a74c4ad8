import { useEffect, useState } from 'react';

const headBytes = 65_536;

/** The headings of a table's first row; none while there is no file, or when it is not one. */
export function useHeadings(file: File | undefined): readonly string[] {
  const [headings, setHeadings] = useState<readonly string[]>([]);
  useEffect(() => {
    let isGone = false;
    setHeadings([]);
    if (file)
      readHeadings(file).then((read) => {
        if (!isGone) setHeadings(read);
      }, reportError);
    return () => {
      isGone = true;
    };
  }, [file]);
  return headings;
}

async function readHeadings(file: File): Promise<string[]> {
  const head = await file.slice(0, headBytes).text();
  const { parse } = await import('papaparse');
  const [row = []] = parse<string[]>(head.replace(/^\ufeff/, ''), { preview: 1, skipEmptyLines: true }).data;
  return [...new Set(row.map((cell) => cell.trim()).filter((cell) => cell !== ''))];
}
