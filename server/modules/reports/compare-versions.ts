import type { ReportChange, SealedData } from '../../../contract/reports/report-data.ts';

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
    ['recommendation', before.recommendation, now.recommendation],
  ] as const;
  return values.flatMap(([kind, was, is]) => (was === is ? [] : [{ kind, before: was, after: is }]));
}

/** What the client states of the third party, and who owns it. */
function factChanges(before: SealedData, now: SealedData): ReportChange[] {
  const named = (
    kind: 'fact' | 'owner' | 'principal',
    of: (report: SealedData) => ReadonlyMap<string, string>,
  ): ReportChange[] => {
    const [was, is] = [of(before), of(now)];
    return [...new Set([...was.keys(), ...is.keys()])].flatMap((name) => {
      const [old = '', recent = ''] = [was.get(name), is.get(name)];
      return old === recent ? [] : [{ kind, name, before: old, after: recent }];
    });
  };
  return [...named('fact', statedIn), ...named('principal', principalsIn), ...named('owner', sharesIn)];
}

const lines = (all: readonly (string | undefined)[] = []) => all.filter(Boolean).join('\n');

function statedIn({ subject, legalName, nativeName, reportType }: SealedData): Map<string, string> {
  const ids = subject.registrationIds?.map(({ scheme, value, country = '' }) =>
    `${scheme} ${value} ${country}`.trim(),
  );
  return new Map([
    ['legalName', legalName],
    ['reportType', reportType],
    ['categories', lines(subject.categories)],
    ['purpose', subject.purpose ?? ''],
    ['lookbackYears', String(subject.lookbackYears ?? '')],
    ['nativeName', nativeName ?? ''],
    ['aliases', lines(subject.aliases)],
    ['formerNames', lines(subject.formerNames)],
    ['entityType', subject.entityType ?? ''],
    ['incorporatedOn', subject.incorporatedOn ?? ''],
    ['bornOn', subject.bornOn ?? ''],
    ['nationality', subject.nationality ?? ''],
    ['countryOfIncorporation', subject.countryOfIncorporation ?? ''],
    ['countriesOfOperation', lines(subject.countriesOfOperation)],
    ['address', subject.address ?? ''],
    ['website', subject.website ?? ''],
    ['relationshipType', subject.relationshipType ?? ''],
    ['registrationIds', lines(ids)],
  ]);
}

const principalsIn = ({ subject }: SealedData) =>
  new Map(
    (subject.principals ?? []).map(({ name, role, nationality, bornOn, ownershipPct }) => [
      name,
      lines([role, nationality, bornOn, ownershipPct === undefined ? undefined : `${ownershipPct} %`]),
    ]),
  );

const sharesIn = ({ ownership }: SealedData) =>
  new Map(ownership.holders.map(({ name, effectivePct }) => [name, `${effectivePct} %`]));

type Finding = SealedData['findings'][number];
const aspects = ['category', 'severity', 'stage', 'role', 'eventDate'] as const;

function findingChanges(before: SealedData, now: SealedData): ReportChange[] {
  const { added, removed, changed } = paired(
    [before.findings, now.findings],
    ({ summary }) => summary,
    ({ excerpt, source, ...finding }) =>
      JSON.stringify([aspects.map((key) => finding[key]), excerpt, source?.title, source?.url, source?.page]),
  );
  return [
    ...added.map(({ summary: name }) => ({ kind: 'finding_added', name }) as const),
    ...removed.map(({ summary: name }) => ({ kind: 'finding_removed', name }) as const),
    ...changed.map(([old, recent]) => {
      const told = (of: Finding) =>
        lines(aspects.filter((key) => old[key] !== recent[key]).map((key) => of[key] ?? undefined));
      return {
        kind: 'finding_changed',
        name: recent.summary,
        before: told(old),
        after: told(recent),
      } as const;
    }),
  ];
}

function matchChanges(before: SealedData, now: SealedData): ReportChange[] {
  const { added, removed, changed } = paired(
    [before.matches, now.matches],
    ({ subject, listedName, watchlist }) => `${subject}\n${listedName}\n${listOf(watchlist)}`,
    ({ disposition }) => disposition,
  );
  const about = ({ subject, listedName }: SealedData['matches'][number]) => ({
    name: subject,
    listed: listedName,
  });
  return [
    ...added.map((match) => ({ kind: 'match_added', ...about(match) }) as const),
    ...removed.map((match) => ({ kind: 'match_removed', ...about(match) }) as const),
    ...changed.map(([old, recent]) => {
      const decided = { before: old.disposition, after: recent.disposition };
      return { kind: 'match_decided', ...about(recent), ...decided } as const;
    }),
  ];
}

/** Of things that may be called the same, those that are the same go with each other first, then those that differ. */
function paired<Thing>(
  [before, now]: [readonly Thing[], readonly Thing[]],
  nameOf: (thing: Thing) => string,
  contentOf: (thing: Thing) => string,
) {
  const take = (from: Thing[], isIt: (thing: Thing) => boolean) => {
    const at = from.findIndex(isIt);
    return at === -1 ? undefined : from.splice(at, 1)[0];
  };
  const left = [...before];
  const isSame = (one: Thing) => (other: Thing) =>
    nameOf(one) === nameOf(other) && contentOf(one) === contentOf(other);
  const different = now.filter((one) => !take(left, isSame(one)));
  const added: Thing[] = [];
  const changed: [Thing, Thing][] = [];
  for (const one of different) {
    const old = take(left, (other) => nameOf(one) === nameOf(other));
    if (old) changed.push([old, one]);
    else added.push(one);
  }
  return { added, removed: left, changed };
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

/** What people wrote. */
function sectionChanges(before: SealedData, now: SealedData): ReportChange[] {
  const written = ({ text, own = text, assessment }: SealedData['sections'][number]) =>
    [own.trim(), assessment && JSON.stringify(assessment)].filter(Boolean).join('\n');
  const textsOf = ({ sections }: SealedData) =>
    new Map(sections.map((section) => [section.key, written(section)]));
  const [was, is] = [textsOf(before), textsOf(now)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((name) => {
    const [old = '', recent = ''] = [was.get(name), is.get(name)];
    return old === recent ? [] : [{ kind: 'section', name }];
  });
}
