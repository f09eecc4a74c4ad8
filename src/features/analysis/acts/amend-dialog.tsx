import { Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { cleanIntake, EntityStep } from '@/features/new-request';
import { type Choice, compareThree, MergeDialog, mergeThree, toast, useAct } from '@/shared/ui';
import { useWords } from '@/shared/words/use-words';
import type { intakes } from '../../../../contract/index.ts';
import { RequestLimits } from '../../../../contract/limits.ts';
import type { RequestDetail } from '../analysis.ts';
import { useTexts } from '../texts/index.ts';
import { changedFacts } from './changed-facts.ts';

type Values = intakes.DraftIntake & { comment?: string };
type AmendDialogProps = { request: RequestDetail; onClose: () => void; onReload: () => void };

/** Corrects the facts; what was changed is recorded, and the third party is screened again. */
export function AmendDialog({ request, onClose, onReload }: AmendDialogProps) {
  const word = useWords();
  const t = useTexts();
  const [form] = Form.useForm<Values>();
  // What the form began with and belongs to, whatever is loaded meanwhile.
  const [base, setBase] = useState({ version: request.version, intake: request.intake });
  const [newer, setNewer] = useState<RequestDetail | null>(null);
  const { act, busy, dialog } = useAct('POST /reports/v1.0/submituseraction', {
    onDone: () => {
      toast.success(t('amended'), t('theThirdPartyIsScreenedAgain'));
      onClose();
    },
    onRefused: ({ code, current }) => {
      const isStale = code === 'request.stale' && current !== undefined;
      if (isStale) setNewer(current as RequestDetail);
      return isStale;
    },
    onReload,
  });
  const typed = () => {
    const { comment, ...values } = form.getFieldsValue(true) as Values;
    return { comment: comment?.trim() || undefined, intake: cleanIntake(values) };
  };
  const send = (intake: intakes.DraftIntake, version: number) =>
    act({
      action: 'amend',
      client: request.clientId,
      request: request.id,
      version,
      comment: typed().comment,
      intake,
    });
  const amend = () => {
    const intake = changedFacts(base.intake, typed().intake);
    if (Object.keys(intake).length === 0) return toast.warning(t('nothingChanged'), t('correctAFactFirst'));
    return send(intake, base.version);
  };
  const amendChosen = (theirs: RequestDetail, choices: Record<string, Choice>) => {
    const mine = { ...base.intake, ...changedFacts(base.intake, typed().intake) };
    const merged = Object.fromEntries(
      mergeThree(fieldsOf(base.intake), fieldsOf(mine), fieldsOf(theirs.intake), choices),
    );
    setNewer(null);
    setBase({ version: theirs.version, intake: theirs.intake });
    form.setFieldsValue(merged);
    const intake = changedFacts(theirs.intake, merged);
    if (Object.keys(intake).length > 0) return send(intake, theirs.version);
    onReload();
    return onClose();
  };
  return (
    <>
      <Modal
        open
        width={860}
        title={t('amendTheFactsNumber', { number: request.number })}
        okText={t('amendAndScreenAgain')}
        confirmLoading={busy}
        onOk={form.submit}
        onCancel={onClose}
      >
        <Form<Values> form={form} layout="vertical" initialValues={base.intake} onFinish={amend}>
          <EntityStep />
          <Form.Item name="purpose" label={t('purposeOfTheRelationship')}>
            <Input.TextArea dir="auto" autoSize={{ minRows: 2 }} maxLength={RequestLimits.purpose} />
          </Form.Item>
          <Form.Item name="comment" label={t('noteOnTheChangeOptionalVisible')}>
            <Input.TextArea dir="auto" autoSize={{ minRows: 2 }} maxLength={RequestLimits.comment} />
          </Form.Item>
        </Form>
      </Modal>
      {newer && (
        <MergeDialog
          comparison={compareThree(
            fieldsOf(base.intake),
            fieldsOf({ ...base.intake, ...changedFacts(base.intake, typed().intake) }),
            fieldsOf(newer.intake),
          )}
          labelOf={word}
          busy={busy}
          saveText={t('amendWithTheseChoices')}
          onSave={(choices) => amendChosen(newer, choices)}
          onBack={() => setNewer(null)}
        />
      )}
      {dialog}
    </>
  );
}

const fieldsOf = (intake: intakes.DraftIntake) => new Map<string, unknown>(Object.entries(intake));
