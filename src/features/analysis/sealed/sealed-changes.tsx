import { ScrollRegion } from '@/shared/ui';
import { useWords } from '@/shared/words/use-words';
import type { ReportData } from '../analysis.ts';
import layout from '../layout.module.css';
import { type TextId, type Translate, useTexts } from '../texts/index.ts';

type Change = NonNullable<ReportData['changes']>['entries'][number];

const labels = {
  rating: 'changeRating',
  score: 'changeScore',
  recommendation: 'changeRecommendation',
  finding_added: 'changeFindingAdded',
  finding_removed: 'changeFindingRemoved',
  section: 'changeSection',
  match_added: 'changeMatchAdded',
  match_removed: 'changeMatchRemoved',
  match_decided: 'changeMatchDecided',
  list: 'changeList',
  fact: 'changeFact',
  owner: 'changeOwner',
} as const satisfies Record<Change['kind'], TextId>;

export const adviceText = (t: Translate, advice: NonNullable<ReportData['recommendation']>) =>
  t(
    (
      {
        proceed: 'adviceProceed',
        proceed_with_conditions: 'adviceProceedWithConditions',
        escalate: 'adviceEscalate',
        decline: 'adviceDecline',
      } as const
    )[advice],
  );

/** What a sealed version says otherwise than the one before it. */
export function SealedChanges({ report }: { report: ReportData }) {
  const t = useTexts();
  const word = useWords();
  const { changes } = report;
  if (!changes) return null;
  const shown = (change: Change, value: string) =>
    change.kind === 'recommendation'
      ? adviceText(t, value as NonNullable<ReportData['recommendation']>)
      : change.kind === 'rating' || change.kind === 'match_decided'
        ? word(value)
        : value || t('changeNothing');
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
              {changes.entries.map((change) => (
                <tr key={JSON.stringify(change)}>
                  <th scope="row">
                    {t(labels[change.kind])}
                    {'name' in change && (
                      <>
                        {': '}
                        <bdi>{nameOf(change, report, word)}</bdi>
                      </>
                    )}
                  </th>
                  <td>{'before' in change ? <bdi>{shown(change, change.before)}</bdi> : null}</td>
                  <td>{'after' in change ? <bdi>{shown(change, change.after)}</bdi> : null}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
    </section>
  );
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
