import type { FormInstance } from 'antd';
import { useState } from 'react';
import type { ApiProblem } from '@/shared/http';
import { type Choice, compareThree, MergeDialog, mergeThree } from '@/shared/ui';
import { useWords } from '@/shared/words/use-words';
import type { intakes, requests } from '../../../../contract/index.ts';
import { useTexts } from '../texts/index.ts';
import { cleanIntake } from './clean-intake.ts';
import type { Draft } from './use-draft.ts';

type Intake = intakes.DraftIntake;
type MergeDraftProps = { draft: Draft; form: FormInstance<Intake> };

/** The same draft was changed in another window or by a colleague: whose words stay is chosen field by field. */
export function MergeDraft({ draft, form }: MergeDraftProps) {
  const word = useWords();
  const t = useTexts();
  const [putOff, setPutOff] = useState<ApiProblem | null>(null);
  const { problem, detail } = draft;
  const theirs = problem?.code === 'request.stale' ? (problem.current as requests.RequestDetail) : null;
  if (theirs?.status !== 'draft' || problem === putOff) return null;
  const base = fieldsOf(detail?.intake ?? {});
  const mine = fieldsOf(cleanIntake(form.getFieldsValue(true)));
  const save = (choices: Record<string, Choice>) => {
    const merged = mergeThree(base, mine, fieldsOf(theirs.intake), choices);
    const gone = [...base.keys(), ...mine.keys()].map((name) => [name, undefined]);
    form.setFieldsValue({ ...Object.fromEntries(gone), ...Object.fromEntries(merged) });
    draft.replace(theirs);
    draft.touch();
    draft.save().catch(() => undefined);
  };
  return (
    <MergeDialog
      comparison={compareThree(base, mine, fieldsOf(theirs.intake))}
      labelOf={word}
      busy={draft.state === 'saving'}
      saveText={t('saveWithTheseChoices')}
      onSave={save}
      onBack={() => setPutOff(problem)}
    />
  );
}

const fieldsOf = (intake: Intake) => new Map<string, unknown>(Object.entries(intake));
