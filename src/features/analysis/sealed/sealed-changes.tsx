import { listText } from '@/shared/format';
import { ScrollRegion } from '@/shared/ui';
import { useCountryNames } from '@/shared/words/country-names';
import { useAdvice, useMasterTitles, useWords } from '@/shared/words/use-words';
import { CODED_FACTS, TITLED_FACTS } from '../../../../contract/stated-facts.ts';
import type { ReportData } from '../analysis.ts';
import layout from '../layout.module.css';
import { type TextId, useTexts } from '../texts/index.ts';

type Change = NonNullable<ReportData['changes']>['entries'][number];

/** Kinds that only a newer server knows have none. */
const labels: Partial<Record<Change['kind'], TextId>> = {
  rating: 'changeRating',
  score: 'changeScore',
  recommendation: 'changeRecommendation',
  finding_added: 'changeFindingAdded',
  finding_removed: 'changeFindingRemoved',
  finding_changed: 'changeFindingChanged',
  principal: 'changePrincipal',
  section: 'changeSection',
  match_added: 'changeMatchAdded',
  match_removed: 'changeMatchRemoved',
  match_decided: 'changeMatchDecided',
  list: 'changeList',
  fact: 'changeFact',
  owner: 'changeOwner',
};

/** Facts of which the data hold what somebody wrote. */
const written = ['address', 'purpose'];

/** What a sealed version says otherwise than the one before it. */
export function SealedChanges({ report }: { report: ReportData }) {
  const t = useTexts();
  const word = useWords();
  const advice = useAdvice();
  const title = useMasterTitles();
  const { nameOf: country } = useCountryNames();
  const { changes } = report;
  if (!changes) return null;
  const inWords = (code: string) => (/^[A-Z]{2}$/.test(code) ? country(code) : word(code));
  const shown = (change: Extract<Change, { before: string }>, value: string) => {
    if (change.kind === 'recommendation') return advice(value);
    if (change.kind === 'rating' || change.kind === 'match_decided') return word(value);
    if (value === '') return t('changeNothing');
    const lines = value.split('\n');
    const inRow = (say: (line: string) => string) => listText(lines.map(say), t.language);
    if (change.kind === 'principal' || change.kind === 'finding_changed') return inRow(inWords);
    if (change.kind !== 'fact' || written.includes(change.name)) return value;
    if (change.name === 'registrationIds') return inRow((id) => id.replace(/^\w+/, word));
    if (TITLED_FACTS.includes(change.name)) return inRow(title);
    return inRow(CODED_FACTS.includes(change.name) ? inWords : (line) => line);
  };
  return (
    <section>
      <h3>{t('changesSinceVersion', { version: changes.since })}</h3>
      {changes.entries.length === 0 ? (
        <p className={layout.prose}>{t('changeNone')}</p>
      ) : (
        <ScrollRegion label={t('changesSinceVersion', { version: changes.since })}>
          <table className={`${layout.table} ${layout.broad}`}>
            <thead>
              <tr>
                <th scope="col">{t('changeWhat')}</th>
                <th scope="col">{t('versionNumber', { number: changes.since })}</th>
                <th scope="col">{t('versionNumber', { number: report.version })}</th>
              </tr>
            </thead>
            <tbody>
              {numbered(changes.entries).map(({ key, change }) => (
                <tr key={key}>
                  <th scope="row" colSpan={isCompared(change) ? 1 : 3}>
                    {t(isQuoted(change) ? 'changeFindingQuoted' : (labels[change.kind] ?? 'changeOther'))}
                    {'name' in change && (
                      <>
                        {': '}
                        <bdi>{nameOf(change, report, word)}</bdi>
                      </>
                    )}
                  </th>
                  {isCompared(change) && (
                    <>
                      <td>{'before' in change ? <bdi>{shown(change, change.before)}</bdi> : gone(change)}</td>
                      <td>{'after' in change ? <bdi>{shown(change, change.after)}</bdi> : come(change)}</td>
                    </>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
    </section>
  );
}

const gone = ({ kind }: Change) => (kind.endsWith('_removed') ? '✓' : '–');
const come = ({ kind }: Change) => (kind.endsWith('_added') ? '✓' : '–');

/** Of the others, the name of the change says all that is known. */
const isCompared = (change: Change) =>
  !isQuoted(change) && ('before' in change || /_(added|removed)$/.test(change.kind));

/** Of a finding, its source or what is quoted from it may be all that differs. */
const isQuoted = (change: Change) =>
  change.kind === 'finding_changed' && change.before === '' && change.after === '';

/** Two of the same are two rows. */
function numbered(entries: readonly Change[]) {
  const seen = new Map<string, number>();
  return entries.map((change) => {
    const text = JSON.stringify(change);
    const times = seen.get(text) ?? 0;
    seen.set(text, times + 1);
    return { key: `${text} ${times}`, change };
  });
}

function nameOf(
  change: Extract<Change, { name: string }>,
  report: ReportData,
  word: (key: string) => string,
) {
  if (change.kind === 'section')
    return report.sections.find(({ key }) => key === change.name)?.title ?? change.name;
  if (change.kind === 'fact') return word(change.name);
  return 'listed' in change ? `${change.name} – ${change.listed}` : change.name;
}
