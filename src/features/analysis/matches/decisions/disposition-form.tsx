import { Button, Radio } from 'antd';
import { listText } from '@/shared/format';
import { WritingArea } from '@/shared/ui';
import { useWords } from '@/shared/words/use-words';
import { RequestLimits } from '../../../../../contract/limits.ts';
import type { Disposition } from '../../../../../contract/words.ts';
import type { Match } from '../../analysis.ts';
import type { Desk } from '../../desk/desk.ts';
import layout from '../../layout.module.css';
import { useTexts } from '../../texts/index.ts';
import { dispositionOptions, reasonsFor } from '../match-words.ts';
import styles from '../matches.module.css';
import type { MatchDesk } from '../use-match-desk.ts';
import { decisionOf, lacksComment } from './decision-edits.ts';
import { FormerDecision } from './former-decision.tsx';
import { SavedDisposition } from './saved-disposition.tsx';
import { SecondLookNote } from './second-look-note.tsx';
import { SecondPerson } from './second-person.tsx';

type DispositionFormProps = { match: Match; desk: Desk; steps: MatchDesk };

/** The decision on one match: whose it is to take writes it here, everybody else reads it. */
export function DispositionForm({ match, desk, steps }: DispositionFormProps) {
  const word = useWords();
  const t = useTexts();
  const { may, edits, working } = desk;
  const isEdited = match.id in edits.dispositions;
  const shown = decisionOf(match, edits);
  const isOpen = shown.disposition === 'unspecified';
  const about = listText([match.subject.name, match.matchedName.text], t.language);

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
          value={isOpen ? null : shown.disposition}
          onChange={(event) => steps.decide(event.target.value as Disposition)}
          options={dispositionOptions(word)}
        />
        {!isOpen && (
          <Button type="text" onClick={steps.clear}>
            {t('clear')}
          </Button>
        )}
        {isEdited && <span className={layout.unsaved}>{t('notSaved')}</span>}
      </div>
      {!isOpen && (
        <>
          <Radio.Group
            className={styles.reasons}
            aria-label={t('reasonForAbout', { about })}
            value={shown.reasonCode || null}
            onChange={(event) => steps.giveReason(event.target.value as string)}
          >
            {reasonsFor(working.reasons, shown.disposition, { match, given: shown.reasonCode }).map(
              ({ value, label, needsComment }, place) => (
                <Radio key={value} value={value}>
                  {place < 9 && <kbd className={styles.key}>{place + 1}</kbd>} <bdi>{label}</bdi>
                  {needsComment && <span className={layout.quiet}> {t('withAComment')}</span>}
                </Radio>
              ),
            )}
          </Radio.Group>
          <WritingArea
            aria-label={t('commentOnAbout', { about })}
            placeholder={t('whatYouComparedAndWithWhich')}
            rows={1}
            maxLength={RequestLimits.comment}
            value={shown.comment}
            onWrite={(comment) => steps.comment(match, comment)}
          />
          {lacksComment(shown, match) && (
            <p className={layout.small} style={{ margin: 0 }} role="status">
              {t('comparedDetailsDoNotSupport')}
            </p>
          )}
        </>
      )}
      {shown.disposition === 'false_positive' && match.strength !== 'medium' && (
        <p className={layout.small} style={{ margin: 0 }}>
          {t('aFalsePositiveOnAClose')}
        </p>
      )}
      {!isEdited && !isOpen && <SavedDisposition match={match} />}
      {!isEdited && <SecondPerson match={match} desk={desk} />}
    </fieldset>
  );
}
