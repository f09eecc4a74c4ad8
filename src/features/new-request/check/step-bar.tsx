import { Grid, Steps } from 'antd';
import { useTexts } from '../texts/index.ts';
import type { Gap } from './gaps-of.ts';
import { stepTitles } from './step-fields.ts';

type StepBarProps = {
  step: number;
  /** Steps that somebody has seen. */
  visited: ReadonlySet<number>;
  gaps: readonly Gap[];
  onChange: (step: number) => void;
};

/** The steps: ticked when all they require is there, with the number of what is missing otherwise. */
export function StepBar({ step, visited, gaps, onChange }: StepBarProps) {
  const t = useTexts();
  const narrow = Grid.useBreakpoint().md === false;
  const last = stepTitles.length - 1;
  return (
    <Steps
      current={step}
      onChange={onChange}
      responsive={false}
      titlePlacement={narrow ? 'vertical' : 'horizontal'}
      size="small"
      items={stepTitles.map((title, at) => {
        const missing = gaps.filter((gap) => gap.step === at).length;
        const isSeen = visited.has(at) && at !== last;
        const status = !isSeen ? undefined : missing > 0 ? 'error' : at === step ? undefined : 'finish';
        return {
          title: t(title),
          status: status ?? (at === step ? 'process' : 'wait'),
          ...(isSeen && missing > 0 ? { content: t('countMissing', { count: missing }) } : {}),
        } as const;
      })}
    />
  );
}
