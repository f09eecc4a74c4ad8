import type { Finding, ReportData } from '../analysis.ts';
import { FindingCard, type ShownFinding } from '../findings/finding-card.tsx';
import layout from '../layout.module.css';
import { useTexts } from '../texts/index.ts';
import styles from './sealed.module.css';

/** Numbered as the PDF numbers them, from 1. */
export const sealedFindingId = (number: number) => `finding-${number}`;

type SealedFindingsProps = {
  findings: ReportData['findings'];
  of: { client: string; request: string };
};

/** Sealed findings are confirmed ones; their credibility was weighed into the score. */
export function SealedFindings({ findings, of }: SealedFindingsProps) {
  const t = useTexts();
  if (findings.length === 0) return null;
  return (
    <section>
      <h3>{t('findings')}</h3>
      <div className={layout.stack}>
        {findings.map((finding, place) => (
          <div
            key={`${finding.category} ${finding.summary}`}
            id={sealedFindingId(place + 1)}
            tabIndex={-1}
            className={styles.finding}
          >
            <FindingCard facts={factsOf(finding)} of={of} number={place + 1} />
          </div>
        ))}
      </div>
    </section>
  );
}

const factsOf = (finding: ReportData['findings'][number]): ShownFinding => ({
  ...finding,
  severity: finding.severity as Finding['severity'],
  stage: finding.stage as Finding['stage'],
  role: finding.role as Finding['role'],
});
