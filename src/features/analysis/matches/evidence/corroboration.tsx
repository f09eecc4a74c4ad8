import { useCountryNames } from '@/shared/words/country-names';
import { useWords } from '@/shared/words/use-words';
import type { Match } from '../../analysis.ts';
import layout from '../../layout.module.css';
import { useTexts } from '../../texts/index.ts';
import styles from '../matches.module.css';

type Item = Match['corroboration'][number];

const signs = {
  supports: '=',
  contradicts: '≠',
  unknown: '?',
} as const;

type CorroborationProps = {
  items: readonly Item[];
  /** What the listed party is: a company has no gender. */
  type: Match['entry']['type'];
  ours: string;
};

/** What the other data say about the match, with the data of both sides; what is missing is a hollow field. */
export function Corroboration({ items, type, ours }: CorroborationProps) {
  const word = useWords();
  const t = useTexts();
  const countries = useCountryNames();
  const say = ({ field }: Item, value: string | undefined) => {
    if (value && field === 'country') return countries.list(value.split(', '));
    return value && field === 'gender' ? word(value) : value;
  };
  // People and companies have ties with several countries: another one speaks against nobody.
  const verdictOf = ({ field, verdict }: Item) =>
    field === 'country' && verdict === 'contradicts' ? t('countryDiffers') : word(verdict);
  const isOrganisation = type === 'organisation';
  const fits = ({ field, ours: our, theirs }: Item) => field !== 'gender' || !isOrganisation || our || theirs;
  return (
    <table className={layout.table}>
      <thead>
        <tr>
          <th scope="col">{t('detail')}</th>
          <th scope="col">{ours}</th>
          <th scope="col">{t('list')}</th>
          <th scope="col">{t('verdict')}</th>
        </tr>
      </thead>
      <tbody>
        {items.filter(fits).map((item) => (
          <tr key={item.field}>
            <th scope="row">
              {item.field === 'birth' && isOrganisation ? t('dateOfIncorporation') : word(item.field)}
            </th>
            <td>
              <Datum value={say(item, item.ours)} />
            </td>
            <td>
              <Datum value={say(item, item.theirs)} />
            </td>
            <td className={styles.verdict}>
              <span aria-hidden="true">{signs[item.verdict]}</span>{' '}
              <span className={styles[item.verdict] ?? layout.quiet}>{verdictOf(item)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Datum({ value }: { value: string | undefined }) {
  const t = useTexts();
  return value ? <bdi>{value}</bdi> : <span className={styles.hollow}>{t('missing')}</span>;
}
