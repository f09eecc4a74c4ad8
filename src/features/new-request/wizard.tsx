import { history } from '@umijs/max';
import { Alert, Button, Form, Grid, Space } from 'antd';
import { useState } from 'react';
import type { ApiProblem } from '@/shared/http';
import { Page, useUnsavedGuard } from '@/shared/ui';
import { lazyPart } from '@/shared/ui/loading/lazy-part';
import type { intakes, requests } from '../../../contract/index.ts';
import { GapList, useFieldLabel } from './check/gap-list.tsx';
import { StepBar } from './check/step-bar.tsx';
import { useGaps } from './check/use-gaps.ts';
import { MergeDraft } from './draft/merge-draft.tsx';
import { SaveStateText } from './draft/save-state.tsx';
import { useDraft } from './draft/use-draft.ts';
import { DocumentsStep } from './steps/documents-step.tsx';
import { EntityStep } from './steps/entity-step.tsx';
import { ReviewStep } from './steps/review-step.tsx';
import { ScopeStep } from './steps/scope-step.tsx';
import { Submitted } from './submitted.tsx';
import { useTexts } from './texts/index.ts';
import { useSteps, type WizardSteps } from './use-steps.ts';
import { type Submission, useSubmission } from './use-submission.ts';
import styles from './wizard.module.css';

const StartingScore = lazyPart(async () => (await import('./summary/starting-score.tsx')).StartingScore);
const Summary = lazyPart(async () => (await import('./summary/summary.tsx')).Summary);

const first: intakes.DraftIntake = { entityType: 'organisation', priority: 'normal', lookbackYears: 5 };

/** Entity → Scope → Documents → Review. All steps stay mounted, so nothing typed is lost between them. */
export function Wizard({ draft: initial }: { draft: requests.RequestDetail | null }) {
  const t = useTexts();
  const [form] = Form.useForm<intakes.DraftIntake>();
  const [similar, setSimilar] = useState(0);
  const draft = useDraft(initial, () => form.getFieldsValue(true));
  const files = draft.detail?.files ?? [];
  const gaps = useGaps(form, files);
  const steps = useSteps({ form, gaps, initial });
  const { step, isLast } = steps;
  const submission = useSubmission(draft, steps.showErrors);
  const refused = submission.refused ?? (draft.state === 'failed' ? draft.problem : null);
  const isWide = Grid.useBreakpoint().xl === true;
  useUnsavedGuard(draft.state === 'failed' || draft.state === 'unsaved');
  if (submission.submitted) return <Submitted request={submission.submitted} />;

  const saveAndClose = () =>
    draft
      .save()
      .then(() => history.push('/pages/newrequest'))
      .catch(() => undefined);
  return (
    <Page title={initial?.legalName || t('newRequest')} lead={<SaveStateText draft={draft} />}>
      <MergeDraft draft={draft} form={form} />
      <Form
        form={form}
        layout="vertical"
        initialValues={initial?.intake ?? first}
        onValuesChange={draft.touch}
        scrollToFirstError
        className={styles.layout}
      >
        <div className={styles.main}>
          <StepBar step={step} visited={steps.visited} gaps={gaps} onChange={steps.goTo} />
          <GapList gaps={steps.missing} onChoose={steps.leadTo} />
          {isLast && <GapList gaps={gaps} withSteps onChoose={steps.leadTo} />}
          {refused && <RefusedFields problem={refused} />}
          <div hidden={step !== 0}>
            <EntityStep onFilled={draft.touch} onSimilar={setSimilar} />
          </div>
          <div hidden={step !== 1}>
            <ScopeStep />
          </div>
          <div hidden={step !== 2}>
            <DocumentsStep draft={draft} shown={step === 2} />
          </div>
          {isLast && !isWide && (
            <section aria-labelledby="starting-score">
              <h2 id="starting-score" className={styles.heading}>
                {t('whereTheScoreStarts')}
              </h2>
              <StartingScore />
            </section>
          )}
          {isLast && (
            <ReviewStep
              intake={form.getFieldsValue(true)}
              files={files}
              consent={submission.consent}
              onConsent={submission.setConsent}
              onEdit={steps.goTo}
            />
          )}
          <StepButtons
            steps={steps}
            submission={submission}
            isComplete={gaps.length === 0}
            onSaveAndClose={saveAndClose}
          />
        </div>
        {isWide && <Summary documents={files.length} similar={similar} />}
      </Form>
      {submission.dialog}
    </Page>
  );
}

type StepButtonsProps = {
  steps: WizardSteps;
  submission: Submission;
  isComplete: boolean;
  onSaveAndClose: () => void;
};

function StepButtons({ steps, submission, isComplete, onSaveAndClose }: StepButtonsProps) {
  const t = useTexts();
  const { step, isLast } = steps;
  const missing = !isComplete
    ? t('completeWhatIsMissing')
    : submission.consent
      ? null
      : t('confirmTheStatementFirst');
  return (
    <Space wrap>
      {step > 0 && <Button onClick={() => steps.goTo(step - 1)}>{t('back')}</Button>}
      {isLast ? (
        <Button
          type="primary"
          loading={submission.busy}
          disabled={missing !== null}
          onClick={submission.submit}
          {...(missing && { 'aria-describedby': 'why-not-submitted' })}
        >
          {t('submitRequest')}
        </Button>
      ) : (
        <Button type="primary" onClick={steps.next}>
          {t('next')}
        </Button>
      )}
      {isLast && missing && (
        <span id="why-not-submitted" className={styles.why}>
          {missing}
        </span>
      )}
      <Button type="text" onClick={onSaveAndClose}>
        {t('saveDraftAndClose')}
      </Button>
    </Space>
  );
}

/** Which fields the server did not take. */
function RefusedFields({ problem }: { problem: ApiProblem }) {
  const labelOf = useFieldLabel();
  const fields = Object.entries(problem.fields);
  if (fields.length === 0) return null;
  return (
    <Alert
      type="error"
      showIcon
      title={problem.message}
      description={
        <ul>
          {fields.map(([field, sentence]) => (
            <li key={field}>
              <strong>{labelOf({ field: field.replace(/^intake\./, '') })}</strong>: {sentence}
            </li>
          ))}
        </ul>
      }
    />
  );
}
