import { Checkbox, Input, Modal, Radio, Select } from 'antd';
import { useState } from 'react';
import { comma, formatSimilarity } from '@/shared/format';
import { ScrollRegion, toast, useAct } from '@/shared/ui';
import { useWords } from '@/shared/words/use-words';
import { fitsConditions } from '../../../../../contract/fits-conditions.ts';
import { RequestLimits } from '../../../../../contract/limits.ts';
import type { MatchConditions } from '../../../../../contract/screening/match-rules.ts';
import type { Disposition } from '../../../../../contract/words.ts';
import type { Match } from '../../analysis.ts';
import type { Desk } from '../../desk/desk.ts';
import { decided } from '../../edits/edits.ts';
import layout from '../../layout.module.css';
import { type Translate, useTexts } from '../../texts/index.ts';
import styles from '../match-desk.module.css';
import { dispositionOptions, reasonsFor } from '../match-words.ts';
import { lacksComment } from './decision-edits.ts';

type RuleDialogProps = { match: Match; name: string; desk: Desk; onClose: () => void };

type Condition = { key: string; text: string; says: MatchConditions };

/** One decision for every open match that is like this one, in what its author chooses; the preview says which. */
export function RuleDialog({ match, name, desk, onClose }: RuleDialogProps) {
  const word = useWords();
  const t = useTexts();
  const { request, working, edits, settle, reload } = desk;
  const offered = conditionsOf(match, name, t, word);
  const [chosen, setChosen] = useState<string[]>(['subject']);
  const [disposition, setDisposition] = useState<Disposition>('false_positive');
  const [reasonCode, setReasonCode] = useState<string>();
  const [comment, setComment] = useState('');
  const reasons = reasonsFor(working.reasons, disposition, { match });
  const conditions = joined(offered.filter(({ key }) => chosen.includes(key)));
  const fitting =
    chosen.length === 0
      ? []
      : working.matches.filter((one) => fitsConditions(decided(one, edits), conditions));
  const unsupported = fitting.filter((one) =>
    lacksComment({ disposition, reasonCode: reasonCode ?? '', comment }, one),
  ).length;
  const secondPerson = fitting.filter(
    ({ strength }) => disposition === 'false_positive' && strength !== 'medium',
  ).length;
  const { act, busy, dialog } = useAct('POST /reports/v1.0/requestanalysis', { onReload: reload });

  const apply = async () => {
    const answer = await act({
      client: request.clientId,
      request: request.id,
      version: working.version,
      rule: {
        conditions,
        matches: fitting.map(({ id }) => id),
        disposition: disposition as Exclude<Disposition, 'unspecified'>,
        reasonCode: reasonCode ?? '',
        comment,
      },
    });
    if (!answer) return;
    toast.success(t('ruleApplied'), t('matchesDecided', { count: fitting.length }));
    settle(answer.Data);
    onClose();
  };
  return (
    <Modal
      open
      width={720}
      title={t('decideAlikeMatches')}
      okText={t('decideCount', { count: fitting.length })}
      okButtonProps={{ disabled: fitting.length === 0 || !reasonCode || unsupported > 0 }}
      confirmLoading={busy}
      onOk={apply}
      onCancel={onClose}
      closable={{ 'aria-label': t('close') }}
    >
      <div className={layout.stack}>
        <fieldset className={styles.conditions}>
          <legend className={styles.legend}>{t('openMatchesWithAllOf')}</legend>
          <Checkbox.Group
            value={chosen}
            onChange={setChosen}
            options={offered.map(({ key, text }) => ({ value: key, label: text }))}
          />
        </fieldset>
        <Radio.Group
          aria-label={t('dispositionOfTheRule')}
          optionType="button"
          value={disposition}
          onChange={(event) => {
            setDisposition(event.target.value as Disposition);
            setReasonCode(undefined);
          }}
          options={dispositionOptions(word)}
        />
        <Select
          aria-label={t('reasonOfTheRule')}
          placeholder={t('reason')}
          value={reasonCode}
          onChange={setReasonCode}
          showSearch={{ optionFilterProp: 'label' }}
          options={reasons}
        />
        <Input
          aria-label={t('commentOfTheRule')}
          placeholder={t('comment')}
          dir="auto"
          maxLength={RequestLimits.comment}
          value={comment}
          onChange={(event) => setComment(event.target.value)}
        />
        <section aria-label={t('preview')}>
          <p role="status">
            {t('wouldDecide', { count: fitting.length })}
            {secondPerson > 0 && ` ${t('ofThemForASecondPerson', { count: secondPerson })}`}
            {unsupported > 0 && ` ${t('countNeedAComment', { count: unsupported })}`}
          </p>
          <ScrollRegion label={t('matches')} maxHeight={240}>
            <ul className={styles.preview}>
              {fitting.map(({ id, subject, matchedName, watchlist, similarity }) => (
                <li key={id}>
                  <bdi>{subject.name}</bdi> <span className={layout.quiet}>{t('resembles')}</span>{' '}
                  <bdi>{matchedName.text}</bdi>{' '}
                  <span className={layout.small}>
                    <bdi>{watchlist}</bdi>
                    {comma(t.language)}
                    {formatSimilarity(similarity)}
                  </span>
                </li>
              ))}
            </ul>
          </ScrollRegion>
        </section>
      </div>
      {dialog}
    </Modal>
  );
}

/** What is true of this match, and may be asked of others. */
function conditionsOf(
  { subject, watchlist, similarity, entry, corroboration }: Match,
  name: string,
  t: Translate,
  word: ReturnType<typeof useWords>,
): Condition[] {
  const listedName = entry.names.find(({ text }) => text === name)?.text ?? entry.names[0]?.text;
  const similarityAtMost = Math.ceil(similarity * 1000) / 1000;
  const differ = corroboration.filter(({ verdict }) => verdict === 'contradicts');
  const agree = corroboration.filter(({ verdict }) => verdict === 'supports');
  return [
    { key: 'subject', text: t('sameNameOfOurs', { name: subject.name }), says: { subject: subject.name } },
    ...(listedName
      ? [{ key: 'listed', text: t('sameListedName', { name: listedName }), says: { listedName } }]
      : []),
    { key: 'watchlist', text: t('sameWatchlist', { watchlist }), says: { watchlist } },
    {
      key: 'similarity',
      text: t('similarityAtMost', { similarity: formatSimilarity(similarityAtMost) }),
      says: { similarityAtMost },
    },
    ...differ.map(({ field }) => ({
      key: `differs ${field}`,
      text: t('detailDiffers', { field: word(field) }),
      says: { contradicts: [field] },
    })),
    ...agree.map(({ field }) => ({
      key: `agrees ${field}`,
      text: t('detailAgrees', { field: word(field) }),
      says: { supports: [field] },
    })),
  ];
}

function joined(conditions: readonly Condition[]): MatchConditions {
  const all: MatchConditions = Object.assign({}, ...conditions.map(({ says }) => says));
  const fields = (of: 'contradicts' | 'supports') => conditions.flatMap(({ says }) => says[of] ?? []);
  return {
    ...all,
    ...(all.contradicts && { contradicts: fields('contradicts') }),
    ...(all.supports && { supports: fields('supports') }),
  };
}
