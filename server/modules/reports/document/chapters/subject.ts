import type { ReportText } from '../../../../../contract/texts/report.ts';
import type { Block, Cell, Chapter } from '../blocks.ts';
import type { ReportWords } from '../report-words.ts';
import { writtenSection } from '../written.ts';

type Subject = ReportWords['report']['subject'];

/** What was asked, and who the third party is as its client states it. */
export function subjectChapter(words: ReportWords): Omit<Chapter, 'key'> {
  const { say } = words;
  const { subject } = words.report;
  const directors = writtenSection(words, 'directors');
  return {
    title: say('chapter.subject'),
    blocks: [
      ...writtenSection(words, 'scope'),
      facts(words, subject),
      { kind: 'text', tone: 'quiet', text: say('fact.stated') },
      ...writtenSection(words, 'identification'),
      ...writtenSection(words, 'registration'),
      ...(directors.length > 0 ? directors : [{ kind: 'heading', text: say('section.directors') } as const]),
      principals(words, subject),
    ],
  };
}

function facts(words: ReportWords, subject: Subject): Block {
  const { report, say, word, title, country, isolated, list } = words;
  const row = (id: ReportText, text: string | undefined) =>
    text ? [{ label: say(id), value: { text } }] : [];
  const all = (names: readonly string[] | undefined) => names && list(names.map(isolated));
  const { registrationIds = [], lookbackYears } = subject;
  const ids = registrationIds.map(
    ({ scheme, value, country: of }) =>
      `${isolated(`${word(scheme)} ${value}`)}${of ? ` (${country(of)})` : ''}`,
  );
  return {
    kind: 'facts',
    rows: [
      ...row('fact.reportType', title(report.reportType)),
      ...row('fact.categories', list(subject.categories.map(title))),
      ...row('fact.purpose', subject.purpose),
      ...row(
        'fact.lookback',
        lookbackYears === undefined ? undefined : say('fact.years', { count: lookbackYears }),
      ),
      ...row('fact.legalName', report.legalName),
      ...row('fact.nativeName', report.nativeName ?? undefined),
      ...row('fact.aliases', all(subject.aliases)),
      ...row('fact.formerNames', all(subject.formerNames)),
      ...row('fact.entityType', subject.entityType && word(subject.entityType)),
      ...row('fact.incorporatedOn', subject.incorporatedOn),
      ...row('fact.bornOn', subject.bornOn),
      ...row('fact.nationality', subject.nationality && country(subject.nationality)),
      ...row(
        'fact.countryOfIncorporation',
        subject.countryOfIncorporation && country(subject.countryOfIncorporation),
      ),
      ...row('fact.countriesOfOperation', list(subject.countriesOfOperation?.map(country) ?? [])),
      ...row('fact.address', subject.address),
      ...row('fact.website', subject.website),
      ...row('fact.relationshipType', subject.relationshipType && word(subject.relationshipType)),
      ...row('fact.identifiers', ids.length > 0 ? list(ids) : say('fact.noIdentifiers')),
    ],
  };
}

function principals(
  { say, word, country, percent }: ReportWords,
  { principals: people = [] }: Subject,
): Block {
  if (people.length === 0) return { kind: 'text', text: say('fact.noPrincipals') };
  return {
    kind: 'table',
    columns: [
      { title: say('party.name'), width: 34 },
      { title: say('party.role'), width: 22 },
      { title: say('party.nationality'), width: 18 },
      { title: say('party.born'), width: 14 },
      { title: say('party.share'), width: 12, numeric: true },
    ],
    rows: people.map(({ name, role, nationality, bornOn, ownershipPct }): Cell[] => [
      { text: name },
      { text: word(role) },
      { text: nationality ? country(nationality) : '' },
      { text: bornOn ?? '' },
      { text: ownershipPct === undefined ? '' : percent(ownershipPct) },
    ]),
  };
}
