import { catalogue, useCatalogue } from '../texts/catalogue.ts';
import { useSectionTitles } from './section-title.ts';

type Point = { code: string; values: Record<string, string | number> };

// In English the server says it.
const texts = catalogue<string>(
  {},
  () => import('../../../contract/texts/points.hi.json'),
  () => import('../../../contract/texts/points.ar.json'),
);

/** What still stands in the way of a review, in the reader's language; in English where only a newer server knows it. */
export function usePointSentences(): (points: readonly Point[], english: readonly string[]) => string[] {
  const t = useCatalogue(texts);
  const titleOf = useSectionTitles();
  return (points, english) =>
    english.map((sentence, index) => {
      const point = points[index];
      if (!point || !t.has(point.code)) return sentence;
      const { section, title } = point.values;
      if (section === undefined) return t(point.code, point.values);
      return t(point.code, { ...point.values, title: titleOf({ key: `${section}`, title: `${title}` }) });
    });
}
