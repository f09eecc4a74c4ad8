import { useCountryNames } from '@/shared/words/country-names';
import { useIdentifierNames, useWords } from '@/shared/words/use-words';
import type { MatchedParty } from '../../analysis.ts';
import { type TextId, useTexts } from '../../texts/index.ts';
import styles from '../matches.module.css';

type Link = MatchedParty['links'][number];
type Reason = Link['reasons'][number];

const texts: Record<Reason['code'], TextId> = {
  'identifier.same': 'linkIdentifierSame',
  'identifier.different': 'linkIdentifierDifferent',
  'birth.same_day': 'linkBirthSameDay',
  'birth.near_day': 'linkBirthNearDay',
  'birth.same_year': 'linkBirthSameYear',
  'birth.different': 'linkBirthDifferent',
  'name.alike': 'linkNameAlike',
  'name.further': 'linkNameFurther',
  'name.aliases_only': 'linkNameAliasesOnly',
  'name.few_words': 'linkNameFewWords',
  'name.many_words': 'linkNameManyWords',
  'name.shared': 'linkNameShared',
  'name.different': 'linkNameDifferent',
  'country.same': 'linkCountrySame',
  'country.different': 'linkCountryDifferent',
  'gender.different': 'linkGenderDifferent',
  'type.different': 'linkTypeDifferent',
  'list.same': 'linkListSame',
};

/** Why two entries count as one party: what speaks for it and against it, with the points of each. */
export function LinkReasons({ link: { left, right, reasons } }: { link: Link }) {
  const t = useTexts();
  const word = useWords();
  const identifierName = useIdentifierNames();
  const countries = useCountryNames();
  const shown = (code: Reason['code'], name: string, value: string | number) => {
    if (typeof value === 'number') return value;
    if (code.startsWith('country.')) return countries.list(value.split(', '));
    if (name === 'scheme') return identifierName(value);
    return code === 'gender.different' || code === 'type.different' ? word(value) : value;
  };
  return (
    <>
      <h4 className={styles.linkHeading}>
        {t('whyOneParty', { left: left.watchlist, right: right.watchlist })}
      </h4>
      <ul className={styles.linkReasons}>
        {reasons.map(({ code, values, points }) => (
          <li key={code}>
            <bdi dir="ltr" className={styles.linkPoints}>
              {`${points < 0 ? '−' : '+'}${Math.abs(points)}`}
            </bdi>{' '}
            <span className={points < 0 ? styles.contradicts : undefined}>
              {t(
                texts[code],
                Object.fromEntries(
                  Object.entries(values).map(([name, value]) => [name, shown(code, name, value)]),
                ),
              )}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
