import { Checkbox } from 'antd';
import { plural, toWords } from '@/shared/format';
import type { mediaModels } from '../../../../contract/index.ts';

type DecisionsProps = {
  counts: mediaModels.DecisionCounts;
  learns: boolean;
  onLearn: (on: boolean) => void;
};

/** What analysts confirmed or dismissed, as training data; said with what is used of it and what is not. */
export function Decisions({ counts, learns, onLearn }: DecisionsProps) {
  const { passages, events, byLabel, leftOut } = counts;
  const labels = Object.entries(byLabel)
    .map(([label, count]) => `${toWords(label).toLowerCase()} ${count}`)
    .join(', ');
  return (
    <div style={{ maxWidth: 720, marginBottom: 16 }}>
      <Checkbox
        checked={learns && passages > 0}
        disabled={passages === 0}
        onChange={(event) => onLearn(event.target.checked)}
      >
        Learn from what analysts decided: {plural(passages, 'passage')} of {plural(events, 'event')}
        {labels && ` (${labels})`}
      </Checkbox>
      <p>
        Only passages of sources that the firm itself uploaded or pasted, with the names of the third party
        and those around it replaced. Documents that clients hand in are never used, and no copy is kept: a
        training reads the findings where they lie.
        {leftOut > 0 && ` ${plural(leftOut, 'decision')} say nothing about the words and are left out.`}
      </p>
    </div>
  );
}
