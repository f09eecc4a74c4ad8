import { toWords } from '@/shared/format';
import { FactList } from '@/shared/ui';
import type { Match } from '../analysis.ts';
import { useCountryNames } from '../country-names.ts';
import layout from '../layout.module.css';

type Entry = Match['entry'];

/** The listed party, as the list has it. */
export function ListEntry({ entry }: { entry: Entry }) {
  const countries = useCountryNames();
  const lines = (values: readonly string[]) => values.join('\n');
  return (
    <FactList
      across
      facts={[
        ['Type', toWords(entry.type)],
        ['Names', <Names key="names" names={entry.names} />],
        ['Born', lines(entry.births)],
        ['Gender', entry.gender && toWords(entry.gender)],
        ['Countries', countries.list(entry.countries)],
        ['Programmes', lines(entry.programmes)],
        ['Positions', lines(entry.positions)],
        [
          'Identifiers',
          lines(
            entry.identifiers.map(({ scheme, value, country }) =>
              [scheme, value, country && `(${countries.nameOf(country)})`].filter(Boolean).join(' '),
            ),
          ),
        ],
        ['Addresses', lines(entry.addresses)],
        ['Topics', entry.topics.map(toWords).join(', ')],
        ['Remarks', entry.remarks],
        ['Entry', entry.id],
      ]}
    />
  );
}

function Names({ names }: { names: Entry['names'] }) {
  return (
    <ul className={layout.plainList} style={{ gap: 2 }}>
      {names.map(({ text, kind }) => (
        <li key={`${kind} ${text}`}>
          <bdi>{text}</bdi> <span className={layout.small}>{kind}</span>
        </li>
      ))}
    </ul>
  );
}
