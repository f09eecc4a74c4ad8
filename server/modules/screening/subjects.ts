import { foldName } from '../../../contract/holdings.ts';
import { guessPartyType, type PartyType, typeInRole } from '../../../contract/party-type.ts';
import type { DraftIntake } from '../../../contract/reports/intake.ts';
import { canonicalJson } from '../../../engine/audit-chain/index.ts';
import { sha256 } from '../../platform/index.ts';
import type { ScreeningSubject } from './records.ts';
import type { matches } from './tables.ts';

type Identifier = ScreeningSubject['identifiers'][number];
type Kind = Pick<ScreeningSubject, 'kind' | 'role' | 'type' | 'isGuess'>;
const subjectTypes = { organisation: 'organisation', individual: 'person', vessel: 'vessel' } as const;
const holders = new Set(['beneficial_owner', 'shareholder']);

/**
 * Every name to screen: the third party under all its names, its principals and its owners; each once in its role, with
 * all that is known of it there. Two people of one name are told apart by their birth dates.
 */
export function subjectsOf(intake: DraftIntake): ScreeningSubject[] {
  const found = new Map<string, ScreeningSubject[]>();
  for (const subject of [...ownNames(intake), ...principals(intake), ...ownership(intake)]) {
    if (subject.name === '') continue;
    const key = `${subject.role} ${fold(subject.name)}`;
    const namesakes = found.get(key) ?? [];
    const at = namesakes.findIndex((known) => canBeOne(known, subject));
    found.set(key, at < 0 ? [...namesakes, subject] : namesakes.with(at, joined(namesakes[at]!, subject)));
  }
  return [...found.values()].flat();
}

const canBeOne = (one: ScreeningSubject, other: ScreeningSubject) =>
  (!one.born || !other.born || one.born.startsWith(other.born) || other.born.startsWith(one.born)) &&
  (one.isGuess || other.isGuess || one.type === other.type);

/** The first record of a party, and what a further one adds. */
function joined(first: ScreeningSubject, further: ScreeningSubject): ScreeningSubject {
  const [born] = distinct([first.born, further.born]).sort((a, b) => b.length - a.length);
  const { isGuess, ...stated } = first;
  return {
    ...(isGuess && !further.isGuess ? { ...stated, type: further.type } : first),
    identifiers: [
      ...first.identifiers,
      ...further.identifiers.filter((one) => !isKnown(first.identifiers, one)),
    ],
    countries: distinct([...first.countries, ...further.countries]),
    ...(born && { born }),
  };
}

const isSame = (one: Identifier, other: Identifier) => canonicalJson(one) === canonicalJson(other);
const isKnown = (all: readonly Identifier[], one: Identifier) => all.some((known) => isSame(known, one));

/** Whether screening the one finds what the name and the identifiers of the other find. */
export const covers = (one: ScreeningSubject, other: ScreeningSubject) =>
  fold(one.name) === fold(other.name) &&
  other.identifiers.every((identifier) => isKnown(one.identifiers, identifier));

function ownNames(intake: DraftIntake): ScreeningSubject[] {
  const type = subjectTypes[intake.entityType ?? 'organisation'];
  const known = {
    identifiers: (intake.registrationIds ?? []).map(identifierOf),
    countries: distinct([
      intake.countryOfIncorporation,
      intake.nationality,
      ...(intake.countriesOfOperation ?? []),
    ]),
    ...(type === 'person' && intake.bornOn ? { born: intake.bornOn } : {}),
    ...(intake.gender ? { gender: intake.gender } : {}),
  };
  const named = (names: (string | undefined)[], kind: string) =>
    names.map((name) => ({ name: clean(name), kind, role: 'subject' as const, type, ...known }));
  return [
    ...named([intake.legalName], 'legal_name'),
    ...named([intake.nativeName], 'native_name'),
    ...named(intake.aliases ?? [], 'alias'),
    ...named(intake.formerNames ?? [], 'former_name'),
  ];
}

function principals(intake: DraftIntake): ScreeningSubject[] {
  return (intake.principals ?? []).map((principal) => ({
    ...bare(principal.name, {
      kind: principal.role,
      role: holders.has(principal.role) ? 'owner' : 'principal',
      ...typed(principal.name, principal.type, principal.role),
    }),
    ...(principal.identifier ? { identifiers: [identifierOf(principal.identifier)] } : {}),
    countries: distinct([principal.nationality]),
    ...(principal.bornOn ? { born: principal.bornOn } : {}),
  }));
}

function ownership(intake: DraftIntake): ScreeningSubject[] {
  const itself = fold(intake.legalName);
  const edges = intake.ownership ?? [];
  const types = new Map<string, PartyType | undefined>();
  for (const { owner, owned, ownerType, ownedType } of edges) {
    types.set(clean(owner), types.get(clean(owner)) ?? ownerType);
    types.set(clean(owned), types.get(clean(owned)) ?? ownedType);
  }
  const owners = distinct(edges.map(({ owner }) => clean(owner)));
  const identifiersOf = (name: string) =>
    edges
      .flatMap(({ owner, ownerId }) => (ownerId && clean(owner) === name ? [identifierOf(ownerId)] : []))
      .filter((one, at, all) => all.findIndex((known) => isSame(known, one)) === at);
  const owned = distinct(edges.map((edge) => clean(edge.owned))).filter((name) => !owners.includes(name));
  const all: [string[], Pick<Kind, 'kind' | 'role'>][] = [
    [owners, { kind: 'ownership', role: 'owner' }],
    [owned, { kind: 'ownership', role: 'associate' }],
  ];
  return all.flatMap(([names, kind]) =>
    names
      .filter((name) => fold(name) !== itself)
      .map((name) => ({
        ...bare(name, { ...kind, ...typed(name, types.get(name)) }),
        identifiers: kind.role === 'owner' ? identifiersOf(name) : [],
      })),
  );
}

/** What somebody said the party is, else what its name and role are taken for. */
function typed(name: string, stated: PartyType | undefined, role?: string): Pick<Kind, 'type' | 'isGuess'> {
  return stated ? { type: stated } : { type: guessPartyType(name, role), isGuess: true };
}

function bare(name: string, kind: Kind): ScreeningSubject {
  return { name: clean(name), ...kind, identifiers: [], countries: [] };
}

const identifierOf = ({ scheme, value, country }: NonNullable<DraftIntake['registrationIds']>[number]) => ({
  scheme,
  value,
  ...(country ? { country } : {}),
});
const clean = (name: string | undefined) => (name ?? '').replace(/\s+/g, ' ').trim();
const fold = (name: string | undefined) => foldName(name ?? '');
const distinct = (values: (string | undefined)[]) =>
  [...new Set(values.filter((value) => value))] as string[];

/**
 * Two records of a name differ materially exactly when these differ. A guess from a name adds nothing to the name: by
 * it nothing that was decided is asked anew.
 */
export function subjectFingerprint({ isGuess, ...subject }: ScreeningSubject): string {
  const role = subject.kind === 'ownership' ? undefined : subject.kind;
  return hashOf(isGuess ? { ...subject, type: typeInRole(role) } : subject);
}

/** What a run screened, as one figure: another one means that the run no longer tells of this intake. */
export function subjectsHash(subjects: readonly ScreeningSubject[]): string {
  const hashes = subjects.map(({ isGuess, ...subject }) => hashOf(subject));
  return sha256(hashes.sort().join(' '));
}

const hashOf = (subject: ScreeningSubject) =>
  sha256(canonicalJson({ ...subject, countries: [...subject.countries].sort() }));

export type Pairing = Pick<
  typeof matches.$inferSelect,
  'watchlistId' | 'entryId' | 'subjectFingerprint' | 'entryFingerprint'
>;

/** The same for a name and an entry as long as neither changes. */
export const pairingKey = (pairing: Pairing) =>
  [pairing.watchlistId, pairing.entryId, pairing.subjectFingerprint, pairing.entryFingerprint].join(' ');
