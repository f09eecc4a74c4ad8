import type { DraftIntake } from '../../../../contract/reports/intake.ts';
import type { Tie } from '../../../../engine/ownership/index.ts';
import { plainName } from '../../requests/index.ts';
import type { MatchRecord } from '../../screening/index.ts';
import { identityOf } from '../../third-parties/index.ts';

/** A match that a person found to be true, as far as it tells who is meant. */
type TrueMatch = Pick<MatchRecord, 'watchlistId' | 'watchlist' | 'entryId' | 'subject'>;

const sameNumber = (scheme: string) => ({ code: 'tie.identifier', values: { scheme } });
const wholeDay = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Who stands behind a third party, by what names nobody else: an identifier, a name with a whole date of birth, or an
 * entry of a list that a person found to be true. A name alone ties nobody.
 */
export function tiesOf(intake: DraftIntake, matches: readonly TrueMatch[]): Tie[] {
  const own = (intake.registrationIds ?? []).map((one) => ({
    key: identityOf(one),
    name: intake.legalName ?? '',
    role: 'subject',
    basis: sameNumber(one.scheme),
  }));
  const people = (intake.principals ?? []).flatMap(({ name, role, identifier, bornOn }): Tie[] => [
    ...(identifier
      ? [{ key: identityOf(identifier), name, role, basis: sameNumber(identifier.scheme) }]
      : []),
    ...(bornOn && wholeDay.test(bornOn)
      ? [
          {
            key: `born:${bornOn}:${plainName(name)}`,
            name,
            role,
            basis: { code: 'tie.born', values: {} },
          },
        ]
      : []),
  ]);
  const owners = (intake.ownership ?? []).flatMap(({ owner, ownerId }): Tie[] =>
    ownerId
      ? [{ key: identityOf(ownerId), name: owner, role: 'owner', basis: sameNumber(ownerId.scheme) }]
      : [],
  );
  const listed = matches.map(({ watchlistId, watchlist, entryId, subject }) => ({
    key: `entry:${watchlistId}:${entryId}`,
    name: subject.name,
    role: subject.role === 'subject' ? 'subject' : subject.kind,
    basis: { code: 'tie.entry', values: { watchlist } },
  }));
  return [...own, ...people, ...owners, ...listed].filter(({ name }) => name.trim() !== '');
}
