import { history } from '@umijs/max';
import { Alert, Button, Form, type FormInstance, Grid, Space } from 'antd';
import { useEffect, useState } from 'react';
import { listText } from '@/shared/format';
import type { ApiProblem } from '@/shared/http';
import { Page, useAct, useCall, useUnsavedGuard } from '@/shared/ui';
import { lazyPart } from '@/shared/ui/loading/lazy-part';
import { useWords } from '@/shared/words/use-words';
import type { intakes, requests } from '../../../contract/index.ts';
import { checkStep, leadToField } from './check/check-step.ts';
import { GapList } from './check/gap-list.tsx';
import type { Gap } from './check/gaps-of.ts';
import { gapsOf } from './check/gaps-of.ts';
import { StepBar } from './check/step-bar.tsx';
import { fieldPath, stepOfField, stepTitles } from './check/step-fields.ts';
import { MergeDraft } from './draft/merge-draft.tsx';
import { SaveStateText } from './draft/save-state.tsx';
import { useDraft } from './draft/use-draft.ts';
import { DocumentsStep } from './steps/documents-step.tsx';
import { EntityStep } from './steps/entity-step.tsx';
import { ReviewStep } from './steps/review-step.tsx';
import { ScopeStep } from './steps/scope-step.tsx';
import { Submitted } from './submitted.tsx';
import { useTexts } from './texts/index.ts';
import styles from './wizard.module.css';

const none: readonly Gap[] = [];

const StartingScore = lazyPart(async () => (await import('./summary/starting-score.tsx')).StartingScore);
const Summary = lazyPart(async () => (await import('./summary/summary.tsx')).Summary);

const first: intakes.DraftIntake = { entityType: 'organisation', priority: 'normal', lookbackYears: 5 };
const last = stepTitles.length - 1;

/** Entity → Scope → Documents → Review. All steps stay mounted, so nothing typed is lost between them. */
export function Wizard({ draft: initial }: { draft: requests.RequestDetail | null }) {
  const t = useTexts();
  const [form] = Form.useForm<intakes.DraftIntake>();
  const [step, setStep] = useState(0);
  const [visited, setVisited] = useState(() => begunSteps(initial));
  const [pressedNext, setPressedNext] = useState<number | null>(null);
  const [similar, setSimilar] = useState(0);
  const [consent, setConsent] = useState(false);
  const [submitted, setSubmitted] = useState<requests.RequestDetail | null>(null);
  const draft = useDraft(initial, () => form.getFieldsValue(true));
  const gaps = useGaps(form, draft.detail?.files ?? []);
  const isWide = Grid.useBreakpoint().xl === true;
  const submission = useAct('POST /reports/v1.0/submituseraction', {
    onDone: ({ Data }) => {
      draft.replace(Data);
      setSubmitted(Data);
    },
  });
  useUnsavedGuard(draft.state === 'failed' || draft.state === 'unsaved');

  const goTo = (next: number) => {
    setVisited((before) => new Set([...before, step]));
    setPressedNext(null);
    setStep(next);
  };
  const lead = ({ reason, step: place, field }: Gap) => {
    const where = reason === 'type' ? 'reportType' : field;
    goTo(reason === 'type' ? stepOfField(where) : place);
    // The step is shown with the next frame.
    requestAnimationFrame(() => leadToField(where));
  };
  const showErrors = (fields: Record<string, string>) => {
    const names = Object.keys(fields);
    // The names come from the server.
    (form as FormInstance).setFields(
      names.map((name) => ({ name: fieldPath(name), errors: [fields[name] ?? ''] })),
    );
    setStep(Math.min(...names.map(stepOfField)));
  };
  const refused = submission.problem?.status === 422 ? submission.problem : null;
  const incomplete = refused !== null && Object.keys(refused.fields).length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal leads to its fields once
  useEffect(() => {
    if (incomplete) showErrors(refused.fields);
  }, [refused]);
  if (submitted) return <Submitted request={submitted} />;

  const submit = async () => {
    const saved = await draft.save().catch(() => null);
    if (!saved) return;
    await submission.act({
      action: 'submit',
      client: saved.clientId,
      request: saved.id,
      version: saved.version,
      consent,
    });
  };
  const own = gaps.filter((gap) => gap.step === step);
  const next = async () => {
    const isRight = await checkStep(form, step);
    if (isRight && own.length === 0) return goTo(step + 1);
    setVisited((before) => new Set([...before, step]));
    setPressedNext(step);
    const [wrong] = own;
    if (wrong) leadToField(wrong.field);
  };
  const missing =
    gaps.length > 0 ? t('completeWhatIsMissing') : consent ? null : t('confirmTheStatementFirst');
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
          <StepBar step={step} visited={visited} gaps={gaps} onChange={goTo} />
          {pressedNext === step && <GapList gaps={own} onChoose={lead} />}
          {step === last && <GapList gaps={gaps} withSteps onChoose={lead} />}
          {incomplete && <RefusedFields problem={refused} />}
          <div hidden={step !== 0}>
            <EntityStep onFilled={draft.touch} onSimilar={setSimilar} />
          </div>
          <div hidden={step !== 1}>
            <ScopeStep />
          </div>
          <div hidden={step !== 2}>
            <DocumentsStep draft={draft} shown={step === 2} />
          </div>
          {step === last && !isWide && (
            <section aria-labelledby="starting-score">
              <h2 id="starting-score" className={styles.heading}>
                {t('whereTheScoreStarts')}
              </h2>
              <StartingScore />
            </section>
          )}
          {step === last && (
            <ReviewStep
              intake={form.getFieldsValue(true)}
              files={draft.detail?.files ?? []}
              consent={consent}
              onConsent={setConsent}
              onEdit={goTo}
            />
          )}
          <Space wrap>
            {step > 0 && <Button onClick={() => goTo(step - 1)}>{t('back')}</Button>}
            {step === last ? (
              <Button
                type="primary"
                loading={submission.busy}
                disabled={missing !== null}
                onClick={submit}
                {...(missing && { 'aria-describedby': 'why-not-submitted' })}
              >
                {t('submitRequest')}
              </Button>
            ) : (
              <Button type="primary" onClick={next}>
                {t('next')}
              </Button>
            )}
            {step === last && missing && (
              <span id="why-not-submitted" className={styles.why}>
                {missing}
              </span>
            )}
            <Button type="text" onClick={saveAndClose}>
              {t('saveDraftAndClose')}
            </Button>
          </Space>
        </div>
        {isWide && <Summary documents={draft.detail?.files.length ?? 0} similar={similar} />}
      </Form>
      {!incomplete && submission.dialog}
    </Page>
  );
}

/** Which fields the server did not take. */
function RefusedFields({ problem }: { problem: ApiProblem }) {
  const word = useWords();
  const t = useTexts();
  const names = Object.keys(problem.fields).map((name) => word(name.replace(/^intake\./, '')));
  return <Alert type="error" showIcon title={problem.message} description={listText(names, t.language)} />;
}

/** Steps of a resumed draft on which something was entered. */
const begunSteps = (draft: requests.RequestDetail | null): ReadonlySet<number> =>
  new Set(draft ? [0, ...(draft.intake.reportType ? [1] : []), ...(draft.files.length > 0 ? [2] : [])] : []);

/** What the form lacks now. Renders again only when that changes, not with every key. */
function useGaps(
  form: FormInstance<intakes.DraftIntake>,
  files: requests.RequestDetail['files'],
): readonly Gap[] {
  const types = useCall('GET /reports/v1.0/reporttypes', {}, { quiet: true });
  // What could not be loaded is not judged by: the step of the scope says that it failed.
  const known = types.error ? undefined : types.data?.Data;
  const gaps = Form.useWatch(
    (values: intakes.DraftIntake) => JSON.stringify(gapsOf(values, { types: known, files })),
    { form, preserve: true },
  );
  return gaps ? (JSON.parse(gaps) as Gap[]) : none;
}
