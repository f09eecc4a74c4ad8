import { toWords } from '@/shared/format';
import type { Working } from '../analysis.ts';

/** `section/summary/text` → `Executive summary`, `finding/<id>/severity` → `Finding “Fined in …”, severity`. */
export function nameOfField(key: string, ...workings: readonly Working[]): string {
  const [kind, id, field] = key.split('/');
  if (kind === 'rating') return 'Proposed rating';
  for (const { sections, findings, matches } of workings) {
    const section = sections.find((one) => kind === 'section' && one.key === id);
    if (section) return field === 'findings' ? `${section.title}, findings it rests on` : section.title;
    const finding = findings.find((one) => kind === 'finding' && one.id === id);
    if (finding)
      return `Finding “${finding.summary.slice(0, 60)}”${field ? `, ${toWords(field).toLowerCase()}` : ''}`;
    const match = matches.find((one) => kind === 'match' && one.id === id);
    if (match) return `Match ${match.subject.name}, ${match.matchedName.text}`;
  }
  return toWords(key);
}

/** Findings that a section rests on by what they say, not by their ids. */
export function sayField(key: string, value: unknown, ...workings: readonly Working[]): unknown {
  if (!key.endsWith('/findings') || !Array.isArray(value)) return value;
  const known = new Map(workings.flatMap(({ findings }) => findings.map(({ id, summary }) => [id, summary])));
  return value.map((id: string) => known.get(id)?.slice(0, 80) ?? 'a finding');
}
