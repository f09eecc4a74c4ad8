import { Button, Radio, Select } from 'antd';
import { WritingArea } from '@/shared/ui';
import { useWords } from '@/shared/words/use-words';
import { RequestLimits } from '../../../../contract/limits.ts';
import type { Disposition } from '../../../../contract/words.ts';
import type { Match } from '../analysis.ts';
import type { Desk } from '../desk/desk.ts';
import type { DispositionEdit } from '../edits/edits.ts';
import layout from '../layout.module.css';
import { useTexts } from '../texts/index.ts';
import { FormerDecision } from './former-decision.tsx';
import { dispositionOptions, reasonsFor } from './match-words.ts';
import styles from './matches.module.css';
import { SavedDisposition } from './saved-disposition.tsx';
import { SecondLookNote } from './second-look-note.tsx';
import { SecondPerson } from './second-person.tsx';

/** The decision on one match: whose it is to take writes it here, everybody else reads it. */
export function DispositionForm({ match, desk }: { match: Match; desk: Desk }) {
  const word = useWords();
  const t = useTexts();
  const { may, edits, edit } = desk;
  const mine = edits.dispositions[match.id];
  const shown: DispositionEdit = mine ?? {
    disposition: match.disposition,
    reasonCode: match.reasonCode ?? '',
    comment: match.comment ?? '',
  };
  const change = (next: Partial<DispositionEdit>) =>
    edit((before) => ({
      ...before,
      dispositions: {
        ...before.dispositions,
        [match.id]: { ...(before.dispositions[match.id] ?? shown), ...next },
      },
    }));
  const choose = (disposition: Disposition) => {
    const offered = reasonsFor(desk.working.reasons, disposition);
    const keeps = offered.some(({ value }) => value === shown.reasonCode);
    change({ disposition, ...(keeps ? {} : { reasonCode: '' }) });
  };
  const undecided = shown.disposition === 'unspecified';
  const about = `${match.subject.name}, ${match.matchedName.text}`;

  if (!may.edit)
    return (
      <div className={styles.decision}>
        <FormerDecision match={match} />
        <SecondLookNote match={match} desk={desk} />
        <SavedDisposition match={match} />
        <SecondPerson match={match} desk={desk} />
      </div>
    );
  return (
    <fieldset
      className={styles.decision}
      style={{ border: 0, margin: 0 }}
      aria-label={t('decisionOnAbout', { about })}
    >
      <FormerDecision match={match} />
      <SecondLookNote match={match} desk={desk} />
      <div className={layout.row}>
        <Radio.Group
          aria-label={t('dispositionOfAbout', { about })}
          optionType="button"
          value={undecided ? null : shown.disposition}
          onChange={(event) => choose(event.target.value as Disposition)}
          options={dispositionOptions(word)}
        />
        {!undecided && (
          <Button
            type="text"
            onClick={() => change({ disposition: 'unspecified', reasonCode: '', comment: '' })}
          >
            {t('clear')}
          </Button>
        )}
        {mine && <span className={layout.unsaved}>{t('notSaved')}</span>}
      </div>
      {!undecided && (
        <div className={styles.fields}>
          <Select
            aria-label={t('reasonForAbout', { about })}
            placeholder={t('reason')}
            status={shown.reasonCode === '' ? 'warning' : undefined}
            value={shown.reasonCode || undefined}
            onChange={(reasonCode) => change({ reasonCode })}
            options={reasonsFor(desk.working.reasons, shown.disposition, shown.reasonCode)}
          />
          <WritingArea
            aria-label={t('commentOnAbout', { about })}
            placeholder={t('whatYouComparedAndWithWhich')}
            rows={1}
            maxLength={RequestLimits.comment}
            value={shown.comment}
            onWrite={(comment) => change({ comment })}
          />
        </div>
      )}
      {shown.disposition === 'false_positive' && match.strength !== 'medium' && (
        <p className={layout.small} style={{ margin: 0 }}>
          {t('aFalsePositiveOnAClose')}
        </p>
      )}
      {!mine && !undecided && <SavedDisposition match={match} />}
      {!mine && <SecondPerson match={match} desk={desk} />}
    </fieldset>
  );
}
