import type { Match } from '../analysis.ts';
import { useCountryNames } from '../country-names.ts';
import layout from '../layout.module.css';
import { fieldWord } from './match-words.ts';
import styles from './matches.module.css';

type Item = Match['corroboration'][number];

const verdicts = {
  supports: { sign: '=', word: 'Supports' },
  contradicts: { sign: '≠', word: 'Contradicts' },
  unknown: { sign: '?', word: 'Unknown' },
} as const;

/** What the other data say about the match, with the data of both sides; what is missing is a hollow field. */
export function Corroboration({ items, ours }: { items: readonly Item[]; ours: string }) {
  const countries = useCountryNames();
  const say = ({ field }: Item, value: string | undefined) =>
    value && field === 'country' ? countries.list(value.split(', ')) : value;
  return (
    <table className={layout.table}>
      <thead>
        <tr>
          <th scope="col">Detail</th>
          <th scope="col">{ours}</th>
          <th scope="col">List</th>
          <th scope="col">Verdict</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.field}>
            <th scope="row">{fieldWord(item.field)}</th>
            <td>
              <Datum value={say(item, item.ours)} />
            </td>
            <td>
              <Datum value={say(item, item.theirs)} />
            </td>
            <td className={styles.verdict}>
              <span aria-hidden="true">{verdicts[item.verdict].sign}</span>{' '}
              <span className={styles[item.verdict] ?? layout.quiet}>{verdicts[item.verdict].word}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Datum({ value }: { value: string | undefined }) {
  return value ? <bdi>{value}</bdi> : <span className={styles.hollow}>missing</span>;
}
