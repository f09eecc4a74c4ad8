import { parseArgs } from 'node:util';
import { buildNameIndex, compareWithAll, findNames, NAME_METHOD_VERSION } from '../../engine/names/index.ts';
import { publishedList } from '../engine/searched-list.ts';

const { values } = parseArgs({
  options: { questions: { type: 'string', default: '300' }, threshold: { type: 'string', default: '0.74' } },
});
const threshold = Number(values.threshold);
const list = publishedList();
const index = buildNameIndex(list.entries);
const questions = list.questions.slice(0, Number(values.questions));
const counts = { reached: 0, missed: 0, unreported: 0, truncated: 0 };

for (const { subject } of questions) {
  const { hits, truncated } = findNames(index, subject, { threshold, limit: 50 });
  if (truncated) counts.truncated++;
  const found = new Set(hits.map(({ entryId }) => entryId));
  for (const [entry, similarity] of compareWithAll(index, subject, threshold)) {
    counts.reached++;
    if (found.has(index.entries[entry]!.id)) continue;
    counts.missed++;
    if (truncated) continue;
    counts.unreported++;
    console.log(`missed: ${subject.name} | ${index.entries[entry]!.names[0]!.text} ${similarity.toFixed(3)}`);
  }
}
console.log(
  `${list.title}, ${NAME_METHOD_VERSION}, ${questions.length} questions at ${threshold}, each with every name`,
);
console.log(
  `${counts.reached} entries reach it; ${counts.missed} missed, ${counts.unreported} of them unreported`,
);
console.log(`${counts.truncated} searches were reported as truncated`);
