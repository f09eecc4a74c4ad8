import { isAbout, topicOf } from '../../../../engine/lists/index.ts';
import type { MatchRecord } from '../../screening/index.ts';
import { needsSecondPerson, notComparedOf } from '../../screening/index.ts';
import { counted, lines, type StartingFacts, words } from './starting-facts.ts';

const pair = ({ subject, matchedName }: MatchRecord) => `${subject.name} – ${matchedName.text}`;
const line = (match: MatchRecord) =>
  `${pair(match)} (${match.watchlist} version ${match.listVersion}), similarity ${match.similarity.toFixed(2)}`;

/** Both sections name an entry that is sanctioned and politically exposed; each match stands in one of them at least. */
export const matchesOf: Record<'sanctions' | 'pep', (matches: MatchRecord[]) => MatchRecord[]> = {
  sanctions: (matches) => matches.filter(({ entry }) => topicOf(entry.topics) !== 'pep'),
  pep: (matches) => matches.filter(({ entry }) => isAbout(entry.topics, 'pep')),
};

const listed = (title: string, matches: MatchRecord[]) =>
  matches.length > 0 && `${title}:\n${matches.map(line).join('\n')}`;

/** Says of which names more entries may be close enough than were compared one by one; null where all were. */
export function truncationText(run: StartingFacts['run']): string | null {
  const cut = run?.truncated ?? [];
  if (cut.length === 0) return null;
  const all = cut.map(({ subject, watchlist }) => `${subject} (${watchlist})`).join(', ');
  return `More entries of a list may resemble these names than were returned and examined: ${all}.`;
}

/** What the screening says about the matches of one section. */
function topicText(facts: StartingFacts, mine: MatchRecord[], denial = ''): string {
  const { run, calendar } = facts;
  if (run?.status !== 'done') return '';
  const names = counted(run.subjects.length, 'name was', 'names were');
  const lists = run.lists.map(({ watchlist, version }) => `${watchlist} version ${version}`).join('; ');
  const held = (disposition: string) => mine.filter((match) => match.disposition === disposition);
  return lines([
    `On ${calendar.dayOf(run.finishedAt ?? run.createdAt)} ${names} screened against: ${lists || 'no list'}.`,
    truncationText(run),
    mine.length === 0 && denial,
    listed('True matches', held('true_match')),
    listed('Possible matches', held('possible')),
    listed('Not decided yet', held('unspecified')),
    held('false_positive').length > 0 &&
      `${counted(held('false_positive').length, 'near-name was', 'near-names were')} examined and rejected.`,
  ]);
}

const none = 'No name resembles an entry of these lists';
const headings = ['True matches:', 'Possible matches:', 'Not decided yet:'];

/** Whether the machine wrote a line of a saved text: what it says follows the facts. */
const isComposed = (text: string) =>
  text.startsWith(none) ||
  headings.includes(text) ||
  (text.includes(' – ') && text.includes(' version ') && /, similarity [01]\.\d\d$/.test(text));

export const sanctions = (facts: StartingFacts) =>
  topicText(
    facts,
    matchesOf.sanctions(facts.matches),
    facts.matches.length === 0
      ? `${none}.`
      : `${none} other than those of politically exposed persons, which have a section of their own.`,
  );

export function pep(facts: StartingFacts): string {
  const mine = matchesOf.pep(facts.matches);
  // Without a list of such persons, saying that nobody was found would say more than was done.
  return mine.length > 0 ? topicText(facts, mine) : '';
}

/** What people wrote of a saved text. */
export const ownLines = (text: string): string =>
  text
    .split('\n')
    .filter((one) => !isComposed(one))
    .join('\n')
    .trimEnd();

/** A text that a person saved, with every match of its section that is true or possible and not named there. */
export function withDecidedMatches(
  key: 'sanctions' | 'pep',
  text: string,
  { matches, run }: StartingFacts,
): string {
  const truncation = truncationText(run);
  const decided = matchesOf[key](matches).filter(({ disposition }) =>
    ['true_match', 'possible'].includes(disposition),
  );
  const isTold = truncation === null || key === 'pep' || text.includes(truncation);
  if (decided.length === 0) return isTold ? text : lines([text.trimEnd(), truncation]);
  const written = ownLines(text);
  const unnamed = (disposition: string) =>
    decided.filter((match) => match.disposition === disposition && !written.includes(pair(match)));
  return lines([
    written,
    !isTold && truncation,
    listed('True matches', unnamed('true_match')),
    listed('Possible matches', unnamed('possible')),
  ]);
}

export function nearNames({ matches, reasons }: StartingFacts): string {
  const rejected = matches.filter(({ disposition }) => disposition === 'false_positive');
  if (rejected.length === 0) return 'No near-name was rejected.';
  const labelOf = (code: string | null) =>
    code && (reasons.find((reason) => reason.code === code)?.label ?? words(code));
  return rejected
    .map((match) => {
      const reason = [labelOf(match.reasonCode), match.comment].filter(Boolean).join(': ');
      const waits = needsSecondPerson(match) ? ' A second person has not confirmed this yet.' : '';
      return `${line(match)}. Rejected: ${reason || 'no reason given'}.${waits}`;
    })
    .join('\n');
}

export function methodology({ run, rating, calendar }: StartingFacts): string {
  return lines([
    'Every name of the third party, its principals and its owners was compared with every name of the lists, across alphabets, spellings, word order and sound. Similarity (0 to 1) tells how alike the names are; country, birth date, identifiers and gender speak for or against on their own.',
    run && `Method of the name comparison: ${run.methodVersion}.`,
    ...(run?.lists ?? []).map(
      (list) =>
        `${list.watchlist}, version ${list.version} of ${calendar.dayOf(new Date(list.importedAt))}: ${list.entries} entries.`,
    ),
    rating && `Method of the rating: version ${rating.methodVersion}.`,
  ]);
}

export const limitations = ({ run, request }: StartingFacts) =>
  lines([
    'The facts about the third party are those its client stated; they were not verified at their source unless a section says so.',
    run && `The lists are as published when they were imported; later changes are not in this report.`,
    truncationText(run),
    request.intake.lookbackYears !== undefined &&
      `Events older than ${counted(request.intake.lookbackYears, 'year')} were not searched for.`,
    ...(run ? notComparedOf(run) : []).map(
      ({ name, reason }) => `“${name}” could not be fully compared with the lists, because ${reason}.`,
    ),
    'A list can lack a name or give it differently: that no match was found does not prove that there is none.',
  ]);
