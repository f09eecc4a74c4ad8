import { Link } from '@umijs/max';
import { comma, formatBytes, formatDay, formatPercent, listText } from '@/shared/format';
import { directionOf } from '@/shared/texts/direction-of';
import { type Fact, FactList, Panel } from '@/shared/ui';
import { useCountryNames } from '@/shared/words/country-names';
import { useIdentifierNames, useWords } from '@/shared/words/use-words';
import type { thirdPartyProfiles } from '../../../../contract/index.ts';
import { useTexts } from '../texts/index.ts';
import styles from './profile.module.css';

/** Who it is by its newest request: names, numbers, people, owners; and the documents of all its requests. */
export function IdentityPanel({ profile }: { profile: thirdPartyProfiles.ThirdPartyProfile }) {
  const t = useTexts();
  const word = useWords();
  const identifierName = useIdentifierNames();
  const { nameOf } = useCountryNames();
  const { identity, documents } = profile;
  if (!identity) return null;
  const { principals = [], ownership = [], registrationIds = [], formerNames = [], aliases = [] } = identity;
  const facts: Fact[] = [
    [word('nativeName'), identity.nativeName],
    [word('formerNames'), formerNames.length > 0 && listText(formerNames, t.language)],
    [word('aliases'), aliases.length > 0 && listText(aliases, t.language)],
    [
      word('registrationIds'),
      registrationIds.length > 0 && (
        <ul key="ids" className={styles.lists}>
          {registrationIds.map(({ scheme, value, country }) => (
            <li key={`${scheme} ${value}`}>
              {identifierName(scheme)} <bdi>{value}</bdi>
              {country && `${comma(t.language)}${nameOf(country)}`}
            </li>
          ))}
        </ul>
      ),
    ],
    [word('address'), identity.address],
    [
      word('principals'),
      principals.length > 0 && (
        <ul key="principals" className={styles.lists}>
          {principals.map(({ name, role, ownershipPct, nationality }) => (
            <li key={`${name} ${role} ${ownershipPct}`}>
              <bdi>{name}</bdi>{' '}
              <span className={styles.small}>
                {listText(
                  [
                    word(role),
                    ...(nationality ? [nameOf(nationality)] : []),
                    ...(ownershipPct === undefined ? [] : [formatPercent(ownershipPct)]),
                  ],
                  t.language,
                )}
              </span>
            </li>
          ))}
        </ul>
      ),
    ],
    [
      t('ownersBehind'),
      ownership.length > 0 && (
        <ul key="owners" className={styles.lists}>
          {ownership.map(({ owner, owned, pct }) => (
            <li key={`${owner} ${owned}`}>
              {t.rich('ownsShare', { owner: <bdi>{owner}</bdi>, owned: <bdi>{owned}</bdi>, pct })}
            </li>
          ))}
        </ul>
      ),
    ],
    [
      t('documents'),
      documents.length > 0 && (
        // A size or a date comes first beside the name: the line begins where those of the page do.
        <ul key="documents" className={styles.lists} dir={directionOf(t.language)}>
          {documents.map(({ id, name, kind, size, uploadedAt, request }) => (
            <li key={id}>
              <Link to={`/pages/requestanalysis/${request.id}?tab=documents`}>
                <bdi>{name}</bdi>
              </Link>{' '}
              <span className={styles.small}>
                {listText(
                  [...(kind ? [word(kind)] : []), formatBytes(size), formatDay(uploadedAt.slice(0, 10)), ''],
                  t.language,
                )}
                <span className={styles.whole}>{request.number}</span>
              </span>
            </li>
          ))}
        </ul>
      ),
    ],
  ];
  const known = facts.filter(([, value]) => value);
  if (known.length === 0) return null;
  return (
    <Panel title={t('whoItIs')}>
      <FactList facts={known} />
    </Panel>
  );
}
