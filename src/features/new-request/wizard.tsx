import { history } from '@umijs/max';
import { Alert, Button, Form, Grid, Space, Steps } from 'antd';
import { useEffect, useState } from 'react';
import { toWords } from '@/shared/format';
import { Page, useAct, useUnsavedGuard } from '@/shared/ui';
import type { intakes, requests } from '../../../contract/index.ts';
import { MergeDraft } from './draft/merge-draft.tsx';
import { SaveStateText } from './draft/save-state.tsx';
import { useDraft } from './draft/use-draft.ts';
import { stepOfField, stepTitles } from './step-fields.ts';
import { DocumentsStep } from './steps/documents-step.tsx';
import { EntityStep } from './steps/entity-step.tsx';
import { ReviewStep } from './steps/review-step.tsx';
import { ScopeStep } from './steps/scope-step.tsx';
import { Submitted } from './submitted.tsx';

const first: intakes.DraftIntake = { entityType: 'organisation', priority: 'normal', lookbackYears: 5 };

/** Entity → Scope → Documents → Review. All steps stay mounted, so nothing typed is lost between them. */
export function Wizard({ draft: initial }: { draft: requests.RequestDetail | null }) {
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
        name: name.replace(/^intake\./, '').split('.') as never,
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
  const last = step === stepTitles.length - 1;

  return (
    <Page title={initial?.legalName || 'New request'} lead={<SaveStateText draft={draft} />}>
      <MergeDraft draft={draft} form={form} />
      <Steps
        current={step}
        onChange={setStep}
        responsive={false}
        titlePlacement={narrow ? 'vertical' : 'horizontal'}
        size="small"
        style={{ maxWidth: 960 }}
        items={stepTitles.map((title) => ({ title }))}
      />
      {incomplete && (
        <Alert
          type="error"
          showIcon
          title={refused.message}
          description={Object.keys(refused.fields)
            .map((name) => toWords(name.replace(/^intake\./, '')))
            .join(', ')}
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
          <DocumentsStep draft={draft} />
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
        {step > 0 && <Button onClick={() => setStep(step - 1)}>Back</Button>}
        {last ? (
          <Button type="primary" loading={submission.busy} disabled={!consent} onClick={submit}>
            Submit request
          </Button>
        ) : (
          <Button type="primary" onClick={() => setStep(step + 1)}>
            Next
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
          Save draft and close
        </Button>
      </Space>
      {!incomplete && submission.dialog}
    </Page>
  );
}
