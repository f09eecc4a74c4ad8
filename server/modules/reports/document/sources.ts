import type { SealedData } from '../../../../contract/reports/report-data.ts';

type Source = NonNullable<SealedData['findings'][number]['source']>;

/** The sources of the findings, each once and numbered from 1, and which of them each finding rests on. */
export function sourcesOf({ findings }: Pick<SealedData, 'findings'>) {
  const numbers = new Map<string, number>();
  const sources: Source[] = [];
  const numbersOf = findings.map(({ source }) => {
    if (!source) return [];
    const key = JSON.stringify([source.title, source.url, source.publishedOn, source.page, source.sha256]);
    const known = numbers.get(key);
    if (known !== undefined) return [known];
    sources.push(source);
    numbers.set(key, sources.length);
    return [sources.length];
  });
  return { sources, numbersOf };
}
