import { Segmented } from 'antd';
import { Panel, ScrollRegion } from '@/shared/ui';
import { DECISIONS } from '../../../../contract/words.ts';
import layout from '../layout.module.css';
import { dispositionWord } from '../matches/match-words.ts';
import { isFew, kappaText, warningOf } from './kappa.ts';
import type { Agreement, Measure } from './looks.ts';
import styles from './second-look.module.css';

type AgreementPanelProps = { agreement: Agreement; months: number; onMonths: (months: number) => void };

const spans = [3, 12, 36].map((value) => ({ value, label: `${value} months` }));

/** How well two people agree who did not see each other’s answer, beyond what chance would bring. */
export function AgreementPanel({ agreement, months, onMonths }: AgreementPanelProps) {
  const { overall, waiting } = agreement;
  const warning = warningOf(overall);
  return (
    <Panel
      title="Agreement"
      action={<Segmented aria-label="Period" value={months} onChange={onMonths} options={spans} />}
    >
      <p className={styles.figure}>
        <strong>{kappaText(overall)}</strong>
        <span>
          Cohen’s kappa · {overall.agreed} of {overall.pairs} alike · {waiting} waiting
        </span>
      </p>
      {warning && <p className={layout.prose}>{warning}</p>}
      {overall.pairs > 0 && (
        <div className={styles.tables}>
          <div>
            <h3>Who said what</h3>
            <Crossed counts={agreement.counts} />
          </div>
          <div>
            <h3>Between two dispositions</h3>
            <Measures
              of="Dispositions"
              rows={agreement.between.map(({ one, other, ...measure }) => ({
                name: `${dispositionWord(one)}, ${dispositionWord(other).toLowerCase()}`,
                measure,
              }))}
            />
          </div>
          <div>
            <h3>By month</h3>
            <Measures
              of="Month"
              rows={agreement.months.map(({ month, ...measure }) => ({ name: month, measure }))}
            />
          </div>
        </div>
      )}
    </Panel>
  );
}

function Measures({ of, rows }: { of: string; rows: { name: string; measure: Measure }[] }) {
  return (
    <table className={layout.table}>
      <thead>
        <tr>
          <th scope="col">{of}</th>
          <th scope="col" className={layout.number}>
            Alike
          </th>
          <th scope="col" className={layout.number}>
            Kappa
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, measure }) => (
          <tr key={name} className={isFew(measure) ? styles.few : undefined}>
            <th scope="row">{name}</th>
            <td className={layout.number}>
              {measure.agreed} of {measure.pairs}
            </td>
            <td className={layout.number}>{kappaText(measure)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Crossed({ counts }: Pick<Agreement, 'counts'>) {
  const countOf = (first: string, second: string) =>
    counts.find((cell) => cell.first === first && cell.second === second)?.count ?? 0;
  return (
    <ScrollRegion label="Who said what">
      <table className={layout.table}>
        <thead>
          <tr>
            <th scope="col">First ↓ second →</th>
            {DECISIONS.map((second) => (
              <th key={second} scope="col" className={layout.number}>
                {dispositionWord(second)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {DECISIONS.map((first) => (
            <tr key={first}>
              <th scope="row">{dispositionWord(first)}</th>
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
