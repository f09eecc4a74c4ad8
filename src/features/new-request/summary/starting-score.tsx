import { useDebounce } from 'ahooks';
import { Form } from 'antd';
import { ContributionBars, useHints } from '@/shared/ui';
import { partialDateRule } from '@/shared/ui/partial-date';
import type { intakes } from '../../../../contract/index.ts';
import { cleanIntake } from '../draft/clean-intake.ts';
import { useTexts } from '../texts/index.ts';
import styles from './summary.module.css';

const PAUSE_MS = 700;

/** What the facts entered so far add up to before anything is screened, part by part with its reason. */
export function StartingScore() {
  const t = useTexts();
  const form = Form.useFormInstance<intakes.DraftIntake>();
  // Read on every render that the watch causes: what it watches is empty at first, and the wait would begin with that.
  Form.useWatch((values: intakes.DraftIntake) => JSON.stringify(ratedFacts(values)), {
    form,
    preserve: true,
  });
  const facts = JSON.stringify(ratedFacts(form.getFieldsValue(true)));
  const settled = useDebounce(facts, { wait: PAUSE_MS });
  const intake = JSON.parse(settled) as intakes.DraftIntake;
  const isEmpty = Object.keys(intake).length === 0;
  const start = useHints('POST /reports/v1.0/startingscore', isEmpty ? null : { intake })?.Data;
  if (isEmpty) return <p className={styles.hint}>{t('theScoreShowsHereOnceYou')}</p>;
  if (!start) return null;
  return (
    <>
      <p className={styles.hint}>{t('beforeScreeningFromWhatYouEntered')}</p>
      <ContributionBars contributions={start.contributions} total={start.score} />
    </>
  );
}

/** The facts that the score depends on, without what was not finished. */
function ratedFacts(values: intakes.DraftIntake): intakes.DraftIntake {
  const { legalName, entityType, countryOfIncorporation, nationality, countriesOfOperation, ...rest } =
    cleanIntake(values);
  const { industry, relationshipType, governmentTouchpoints, incorporatedOn, bornOn } = rest;
  const isDate = (date?: string) => date !== undefined && partialDateRule.pattern.test(date);
  const stated = {
    ...{ countryOfIncorporation, nationality, countriesOfOperation, industry, relationshipType },
    ...{ governmentTouchpoints },
    ...(isDate(incorporatedOn) ? { incorporatedOn } : {}),
    ...(isDate(bornOn) ? { bornOn } : {}),
    ...(rest.ownership ? { ownership: rest.ownership } : {}),
    ...(rest.principals
      ? {
          principals: rest.principals.map(({ name, role, nationality: theirs, ownershipPct }) => ({
            ...{ name, role, nationality: theirs, ownershipPct },
          })),
        }
      : {}),
  };
  const isStated = Object.values(stated).some((value) => value !== undefined);
  return isStated ? { legalName, entityType, ...stated } : {};
}
