import { Segmented } from 'antd';
import { listText } from '@/shared/format';
import { Panel, ScrollRegion } from '@/shared/ui';
import { useWords } from '@/shared/words/use-words';
import { DECISIONS } from '../../../../contract/words.ts';
import layout from '../layout.module.css';
import { useTexts } from '../texts/index.ts';
import { isFew, kappaText, warningOf } from './kappa.ts';
import type { Agreement, Measure } from './looks.ts';
import styles from './second-look.module.css';

type AgreementPanelProps = { agreement: Agreement; months: number; onMonths: (months: number) => void };

/** How well two people agree who did not see each other’s answer, beyond what chance would bring. */
export function AgreementPanel({ agreement, months, onMonths }: AgreementPanelProps) {
  const word = useWords();
  const t = useTexts();
  const spans = [3, 12, 36].map((value) => ({ value, label: t('valueMonths', { value }) }));
  const { overall, waiting } = agreement;
  const warning = warningOf(overall, t);
  return (
    <Panel
      title={t('agreement')}
      action={<Segmented aria-label={t('period')} value={months} onChange={onMonths} options={spans} />}
    >
      <p className={styles.figure}>
        <strong dir="ltr">{kappaText(overall)}</strong>
        <span>
          {t('cohensKappaAgreedOfPairsAlike', { agreed: overall.agreed, pairs: overall.pairs, waiting })}
        </span>
      </p>
      {warning && <p className={layout.prose}>{warning}</p>}
      {overall.pairs > 0 && (
        <div className={styles.tables}>
          <div>
            <h3>{t('decisionsByPerson')}</h3>
            <Crossed counts={agreement.counts} />
          </div>
          <div>
            <h3>{t('betweenTwoDispositions')}</h3>
            <Measures
              of={t('dispositions')}
              rows={agreement.between.map(({ one, other, ...measure }) => ({
                name: listText([word(one), word(other).toLowerCase()], t.language),
                measure,
              }))}
            />
          </div>
          <div>
            <h3>{t('byMonth')}</h3>
            <Measures
              of={t('month')}
              rows={agreement.months.map(({ month, ...measure }) => ({ name: month, measure }))}
            />
          </div>
        </div>
      )}
    </Panel>
  );
}

function Measures({ of, rows }: { of: string; rows: { name: string; measure: Measure }[] }) {
  const t = useTexts();
  return (
    <table className={layout.table}>
      <thead>
        <tr>
          <th scope="col">{of}</th>
          <th scope="col" className={layout.number}>
            {t('alike')}
          </th>
          <th scope="col" className={layout.number}>
            {t('kappa')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, measure }) => (
          <tr key={name} className={isFew(measure) ? styles.few : undefined}>
            <th scope="row">{name}</th>
            <td className={layout.number}>
              {t('agreedOfPairs', { agreed: measure.agreed, pairs: measure.pairs })}
            </td>
            <td className={layout.number}>
              <bdi dir="ltr">{kappaText(measure)}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Crossed({ counts }: Pick<Agreement, 'counts'>) {
  const word = useWords();
  const t = useTexts();
  const countOf = (first: string, second: string) =>
    counts.find((cell) => cell.first === first && cell.second === second)?.count ?? 0;
  return (
    <ScrollRegion label={t('decisionsByPerson')}>
      <table className={layout.table}>
        <thead>
          <tr>
            <th scope="col">{t('firstSecond')}</th>
            {DECISIONS.map((second) => (
              <th key={second} scope="col" className={layout.number}>
                {word(second)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {DECISIONS.map((first) => (
            <tr key={first}>
              <th scope="row">{word(first)}</th>
              {DECISIONS.map((second) => (
                <td key={second} className={`${layout.number} ${first === second ? styles.alike : ''}`}>
                  {countOf(first, second)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
