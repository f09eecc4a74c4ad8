import { Checkbox } from 'antd';
import { listText } from '@/shared/format';
import { useWords } from '@/shared/words/use-words';
import type { mediaModels } from '../../../../contract/index.ts';
import { useTexts } from '../texts/index.ts';

type DecisionsProps = {
  counts: mediaModels.DecisionCounts;
  learns: boolean;
  onLearn: (on: boolean) => void;
};

/** What analysts confirmed or dismissed, as training data; said with what is used of it and what is not. */
export function Decisions({ counts, learns, onLearn }: DecisionsProps) {
  const t = useTexts();
  const word = useWords();
  const { passages, events, byLabel, leftOut } = counts;
  const labels = listText(
    Object.entries(byLabel).map(([label, count]) => `${word(label)} ${count}`),
    t.language,
  );
  const learn = t('retrain.learn', { passages, events });
  return (
    <div style={{ maxWidth: 720, marginBottom: 16 }}>
      <Checkbox
        checked={learns && passages > 0}
        disabled={passages === 0}
        onChange={(event) => onLearn(event.target.checked)}
      >
        {labels ? t('retrain.learnLabels', { learn, labels }) : learn}
      </Checkbox>
      <p>
        {t('retrain.learnNote')} {leftOut > 0 && t('retrain.leftOut', { count: leftOut })}
      </p>
    </div>
  );
}
