import { listText } from '@/shared/format';
import { FactList } from '@/shared/ui';
import { useCountryNames } from '@/shared/words/country-names';
import { useIdentifierNames, useWords } from '@/shared/words/use-words';
import type { Match } from '../../analysis.ts';
import layout from '../../layout.module.css';
import { useTexts } from '../../texts/index.ts';

type Entry = Match['entry'];

/** The listed party, as the list has it. */
export function ListEntry({ entry }: { entry: Entry }) {
  const word = useWords();
  const identifierName = useIdentifierNames();
  const t = useTexts();
  const countries = useCountryNames();
  const lines = (values: readonly string[]) => values.join('\n');
  return (
    <FactList
      across
      facts={[
        [t('type'), word(entry.type)],
        [t('names'), <Names key="names" names={entry.names} />],
        [t('born'), lines(entry.births)],
        [t('gender'), entry.gender && word(entry.gender)],
        [t('countries'), countries.list(entry.countries)],
        [t('programmes'), lines(entry.programmes)],
        [t('positions'), lines(entry.positions)],
        [
          t('identifiers'),
          lines(
            entry.identifiers.map(({ scheme, value, country }) =>
              [scheme && identifierName(scheme), value, country && `(${countries.nameOf(country)})`]
                .filter(Boolean)
                .join(' '),
            ),
          ),
        ],
        [t('addresses'), lines(entry.addresses)],
        [t('topics'), listText(entry.topics.map(word), t.language)],
        [t('remarks'), entry.remarks],
        [t('entry'), entry.id],
      ]}
    />
  );
}

function Names({ names }: { names: Entry['names'] }) {
  const t = useTexts();
  return (
    <ul className={layout.plainList} style={{ gap: 2 }}>
      {names.map(({ text, kind }) => (
        <li key={`${kind} ${text}`}>
          <bdi>{text}</bdi> <span className={layout.small}>{t('nameKind', { kind })}</span>
        </li>
      ))}
    </ul>
  );
}
