import type { FormInstance } from 'antd';
import { useState } from 'react';
import type { intakes, requests } from '../../../contract/index.ts';
import { checkStep, leadToField } from './check/check-step.ts';
import type { Gap } from './check/gaps-of.ts';
import { fieldPath, stepOfField, stepTitles } from './check/step-fields.ts';

type StepsOptions = {
  form: FormInstance<intakes.DraftIntake>;
  /** What the form lacks, on all its steps. */
  gaps: readonly Gap[];
  initial: requests.RequestDetail | null;
};

export type WizardSteps = ReturnType<typeof useSteps>;

/** Which step is shown, which were visited, and the ways from one to another. */
export function useSteps({ form, gaps, initial }: StepsOptions) {
  const [step, setStep] = useState(0);
  const [visited, setVisited] = useState(() => begunSteps(initial));
  const [refusedStep, setRefusedStep] = useState<number | null>(null);
  const gapsHere = gaps.filter((gap) => gap.step === step);

  const markVisited = () => setVisited((before) => new Set([...before, step]));
  const goTo = (next: number) => {
    markVisited();
    setRefusedStep(null);
    setStep(next);
  };
  return {
    step,
    isLast: step === stepTitles.length - 1,
    visited,
    goTo,
    /** What keeps somebody from going on, once they wanted to. */
    missing: refusedStep === step ? gapsHere : [],
    async next() {
      const isRight = await checkStep(form, step);
      const [gap] = gapsHere;
      if (isRight && !gap) return goTo(step + 1);
      markVisited();
      setRefusedStep(step);
      if (gap) leadToField(gap.field);
    },
    leadTo({ reason, step: place, field }: Gap) {
      const where = reason === 'type' ? 'reportType' : field;
      goTo(reason === 'type' ? stepOfField(where) : place);
      // The step is shown with the next frame.
      requestAnimationFrame(() => leadToField(where));
    },
    /** Marks fields that the server did not take, and shows the first step that has one. */
    showErrors(fields: Record<string, string>) {
      const names = Object.keys(fields);
      // The names come from the server.
      (form as FormInstance).setFields(
        names.map((name) => ({ name: fieldPath(name), errors: [fields[name] ?? ''] })),
      );
      setStep(Math.min(...names.map(stepOfField)));
    },
  };
}

/** Steps of a resumed draft on which something was entered. */
const begunSteps = (draft: requests.RequestDetail | null): ReadonlySet<number> =>
  new Set(draft ? [0, ...(draft.intake.reportType ? [1] : []), ...(draft.files.length > 0 ? [2] : [])] : []);
