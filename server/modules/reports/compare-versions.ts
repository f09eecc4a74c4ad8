import type { ReportChange } from '../../../contract/reports/report-data.ts';
import type { SealedData } from './compose-report.ts';

/** What a newly composed version says otherwise than the one that was sealed before it. */
export function compareVersions(before: SealedData, now: SealedData): ReportChange[] {
  return [
    ...valueChanges(before, now),
    ...factChanges(before, now),
    ...findingChanges(before, now),
    ...matchChanges(before, now),
    ...listChanges(before, now),
    ...sectionChanges(before, now),
  ];
}

function valueChanges(before: SealedData, now: SealedData): ReportChange[] {
  const values = [
    ['rating', before.rating.overall, now.rating.overall],
    ['score', before.rating.score.toFixed(1), now.rating.score.toFixed(1)],
    ['recommendation', before.recommendation ?? now.recommendation, now.recommendation],
  ] as const;
  return values.flatMap(([kind, was, is]) =>
    was && is && was !== is ? [{ kind, before: was, after: is }] : [],
  );
}

/** What the client states of the third party, and who owns it; reports that lack them are not compared by them. */
function factChanges(before: SealedData, now: SealedData): ReportChange[] {
  const named = (kind: 'fact' | 'owner', was: Map<string, string>, is: Map<string, string>): ReportChange[] =>
    [...new Set([...was.keys(), ...is.keys()])].flatMap((name) => {
      const [old = '', recent = ''] = [was.get(name), is.get(name)];
      return old === recent ? [] : [{ kind, name, before: old, after: recent }];
    });
  const names = named(
    'fact',
    new Map([['legalName', before.legalName]]),
    new Map([['legalName', now.legalName]]),
  );
  const facts =
    before.subject && now.subject ? named('fact', statedIn(before.subject), statedIn(now.subject)) : [];
  const owners =
    before.ownership && now.ownership
      ? named('owner', sharesIn(before.ownership), sharesIn(now.ownership))
      : [];
  return [...names, ...facts, ...owners];
}

const stated = ['address', 'website', 'incorporatedOn', 'bornOn', 'purpose'] as const;
const statedIn = (subject: NonNullable<SealedData['subject']>) =>
  new Map(stated.map((key) => [key, subject[key] ?? '']));
const sharesIn = ({ holders }: NonNullable<SealedData['ownership']>) =>
  new Map(holders.map(({ name, effectivePct }) => [name, `${effectivePct} %`]));

function findingChanges(before: SealedData, now: SealedData): ReportChange[] {
  const summaries = ({ findings }: SealedData) => new Set(findings.map(({ summary }) => summary));
  const [was, is] = [summaries(before), summaries(now)];
  return [
    ...[...is].filter((name) => !was.has(name)).map((name) => ({ kind: 'finding_added', name }) as const),
    ...[...was].filter((name) => !is.has(name)).map((name) => ({ kind: 'finding_removed', name }) as const),
  ];
}

function matchChanges(before: SealedData, now: SealedData): ReportChange[] {
  const keyed = ({ matches }: SealedData) =>
    new Map(
      matches.map((match) => [`${match.subject}\n${match.listedName}\n${listOf(match.watchlist)}`, match]),
    );
  const [was, is] = [keyed(before), keyed(now)];
  const about = ({ subject, listedName }: SealedData['matches'][number]) => ({
    name: subject,
    listed: listedName,
  });
  return [
    ...[...is].flatMap(([key, match]): ReportChange[] => {
      const old = was.get(key);
      if (!old) return [{ kind: 'match_added', ...about(match) }];
      if (old.disposition === match.disposition) return [];
      return [{ kind: 'match_decided', ...about(match), before: old.disposition, after: match.disposition }];
    }),
    ...[...was].flatMap(([key, match]): ReportChange[] =>
      is.has(key) ? [] : [{ kind: 'match_removed', ...about(match) }],
    ),
  ];
}

/** A match names its list with the version. */
const listOf = (watchlist: string) => watchlist.replace(/ v\d+$/, '');

function listChanges(before: SealedData, now: SealedData): ReportChange[] {
  const versions = ({ screening }: SealedData) =>
    new Map(screening.lists.map(({ watchlist, version }) => [watchlist, String(version)]));
  const [was, is] = [versions(before), versions(now)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((name) => {
    const [old = '', recent = ''] = [was.get(name), is.get(name)];
    return old === recent ? [] : [{ kind: 'list', name, before: old, after: recent }];
  });
}

/** What people wrote; of a version that did not tell it apart, only texts that people wrote now are compared. */
function sectionChanges(before: SealedData, now: SealedData): ReportChange[] {
  const tellsApart = before.subject !== undefined;
  const written = ({ text, own = text }: SealedData['sections'][number]) => own.trim();
  const textsOf = ({ sections }: SealedData) =>
    new Map(sections.map((section) => [section.key, written(section)]));
  const [was, is] = [textsOf(before), textsOf(now)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((name) => {
    const [old = '', recent = ''] = [was.get(name), is.get(name)];
    return old === recent || (recent === '' && !tellsApart) ? [] : [{ kind: 'section', name }];
  });
}
