import { Form } from 'antd';
import { formatDay, listText } from '@/shared/format';
import { useIndustryNames } from '@/shared/server-texts/reason-sentence';
import { type Fact, FactList, Failure, Panel, useCall } from '@/shared/ui';
import { useCountryNames } from '@/shared/words/country-names';
import { useMasterTitles, useWords } from '@/shared/words/use-words';
import type { intakes } from '../../../../contract/index.ts';
import { useTexts } from '../texts/index.ts';
import { StartingScore } from './starting-score.tsx';
import styles from './summary.module.css';

/** Beside the form: what was entered, what resembles it, when the report would be due, and where the score starts. */
export function Summary({ documents, similar }: { documents: number; similar: number }) {
  const word = useWords();
  const titleOf = useMasterTitles();
  const industryName = useIndustryNames();
  const t = useTexts();
  const countries = useCountryNames();
  const types = useCall('GET /reports/v1.0/reporttypes', {}, { quiet: true });
  const values = Form.useWatch((all: intakes.DraftIntake) => all) ?? {};
  const type = types.data?.Data.find(({ key }) => key === values.reportType);
  const principals = (values.principals ?? []).filter((row) => row?.name?.trim());
  const facts: Fact[] = [
    [word(values.entityType === 'individual' ? 'fullName' : 'legalName'), values.legalName],
    [word('entityType'), values.entityType && word(values.entityType)],
    [word('country'), countries.nameOf(values.countryOfIncorporation ?? values.nationality)],
    [
      t('principals'),
      principals.length > 0 &&
        listText(
          principals.map(({ name }) => name),
          t.language,
        ),
    ],
    [word('relationshipType'), values.relationshipType && word(values.relationshipType)],
    [word('industry'), values.industry && industryName(values.industry)],
    [t('reportType'), type && titleOf(type.title)],
    [t('documents'), documents > 0 && String(documents)],
  ];
  return (
    <aside className={styles.summary} aria-label={t('summary')}>
      <Panel title={t('summary')}>
        <FactList facts={facts.filter(([, value]) => value)} />
        {similar > 0 && <p className={styles.near}>{t('countSimilarNames', { count: similar })}</p>}
        <Failure of={types} />
        {type && (
          <p className={styles.due}>
            {t('ifSubmittedNowTheReportIs', { dueIfSubmittedNow: formatDay(type.dueIfSubmittedNow) })}
          </p>
        )}
      </Panel>
      <Panel title={t('whereTheScoreStarts')}>
        <StartingScore />
      </Panel>
    </aside>
  );
}
