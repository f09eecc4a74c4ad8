import { history } from '@umijs/max';
import { Alert, Button, Form, Grid, Space, Steps } from 'antd';
import { useState } from 'react';
import { Page, useAct, useUnsavedGuard } from '@/shared/ui';
import type { intakes, requests } from '../../../contract/index.ts';
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

  if (submitted) return <Submitted request={submitted} />;

  const showErrors = (fields: Record<string, string>) => {
    const names = Object.keys(fields);
    form.setFields(
      names.map((name) => ({
        name: name.replace(/^intake\./, '').split('.') as never,
        errors: [fields[name] ?? ''],
      })),
    );
    const [wrong] = names;
    if (wrong) setStep(stepOfField(wrong));
  };
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
      <Steps
        current={step}
        onChange={setStep}
        orientation={narrow ? 'vertical' : 'horizontal'}
        size="small"
        items={stepTitles.map((title) => ({ title }))}
      />
      {submission.problem?.status === 422 && Object.keys(submission.problem.fields).length > 0 && (
        <Alert
          type="error"
          showIcon
          title={submission.problem.message}
          description={Object.entries(submission.problem.fields).map(([name, text]) => (
            <div key={name}>{`${name}: ${text}`}</div>
          ))}
          action={
            <Button onClick={() => showErrors(submission.problem?.fields ?? {})}>Show the fields</Button>
          }
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
      {submission.dialog}
    </Page>
  );
}
