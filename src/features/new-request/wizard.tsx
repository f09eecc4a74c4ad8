import { history } from '@umijs/max';
import { Alert, Button, Form, Grid, Space, Steps } from 'antd';
import { useEffect, useState } from 'react';
import { listText } from '@/shared/format';
import { Page, useAct, useUnsavedGuard } from '@/shared/ui';
import { useWords } from '@/shared/words/use-words';
import type { intakes, requests } from '../../../contract/index.ts';
import { checkStep } from './check-step.ts';
import { MergeDraft } from './draft/merge-draft.tsx';
import { SaveStateText } from './draft/save-state.tsx';
import { useDraft } from './draft/use-draft.ts';
import { fieldPath, stepOfField, stepTitles } from './step-fields.ts';
import { DocumentsStep } from './steps/documents-step.tsx';
import { EntityStep } from './steps/entity-step.tsx';
import { ReviewStep } from './steps/review-step.tsx';
import { ScopeStep } from './steps/scope-step.tsx';
import { Submitted } from './submitted.tsx';
import { useTexts } from './texts/index.ts';

const first: intakes.DraftIntake = { entityType: 'organisation', priority: 'normal', lookbackYears: 5 };

/** Entity → Scope → Documents → Review. All steps stay mounted, so nothing typed is lost between them. */
export function Wizard({ draft: initial }: { draft: requests.RequestDetail | null }) {
  const word = useWords();
  const t = useTexts();
  const [form] = Form.useForm<intakes.DraftIntake>();
  const [step, setStep] = useState(0);
  const [consent, setConsent] = useState(false);
  const [submitted, setSubmitted] = useState<requests.RequestDetail | null>(null);
  const draft = useDraft(initial, () => form.getFieldsValue(true));
  const submission = useAct('POST /reports/v1.0/submituseraction', {
    onDone: ({ Data }) => {
      draft.replace(Data);
      setSubmitted(Data);
    },
  });
  const narrow = Grid.useBreakpoint().md === false;
  useUnsavedGuard(draft.state === 'failed' || draft.state === 'unsaved');

  const showErrors = (fields: Record<string, string>) => {
    const names = Object.keys(fields);
    form.setFields(
      names.map((name) => ({
        name: fieldPath(name) as never,
        errors: [fields[name] ?? ''],
      })),
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
  const next = async () => {
    if (await checkStep(form, step)) setStep(step + 1);
  };
  const last = step === stepTitles.length - 1;

  return (
    <Page title={initial?.legalName || t('newRequest')} lead={<SaveStateText draft={draft} />}>
      <MergeDraft draft={draft} form={form} />
      <Steps
        current={step}
        onChange={setStep}
        responsive={false}
        titlePlacement={narrow ? 'vertical' : 'horizontal'}
        size="small"
        style={{ maxWidth: 960 }}
        items={stepTitles.map((title) => ({ title: t(title) }))}
      />
      {incomplete && (
        <Alert
          type="error"
          showIcon
          title={refused.message}
          description={listText(
            Object.keys(refused.fields).map((name) => word(name.replace(/^intake\./, ''))),
            t.language,
          )}
          style={{ maxWidth: 960 }}
        />
      )}
      <Form
        form={form}
        layout="vertical"
        initialValues={initial?.intake ?? first}
        onValuesChange={draft.touch}
        scrollToFirstError
        style={{ maxWidth: 960 }}
      >
        <div hidden={step !== 0}>
          <EntityStep />
        </div>
        <div hidden={step !== 1}>
          <ScopeStep />
        </div>
        <div hidden={step !== 2}>
          <DocumentsStep draft={draft} shown={step === 2} />
        </div>
        {last && (
          <ReviewStep
            intake={form.getFieldsValue(true)}
            files={draft.detail?.files ?? []}
            consent={consent}
            onConsent={setConsent}
            onEdit={setStep}
          />
        )}
      </Form>
      <Space wrap>
        {step > 0 && <Button onClick={() => setStep(step - 1)}>{t('back')}</Button>}
        {last ? (
          <Button type="primary" loading={submission.busy} disabled={!consent} onClick={submit}>
            {t('submitRequest')}
          </Button>
        ) : (
          <Button type="primary" onClick={next}>
            {t('next')}
          </Button>
        )}
        <Button
          type="text"
          onClick={() =>
            draft
              .save()
              .then(() => history.push('/pages/newrequest'))
              .catch(() => undefined)
          }
        >
          {t('saveDraftAndClose')}
        </Button>
      </Space>
      {!incomplete && submission.dialog}
    </Page>
  );
}
