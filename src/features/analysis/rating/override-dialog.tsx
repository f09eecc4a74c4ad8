import { Form, Input, Modal, Radio } from 'antd';
import { Reasons } from '@/shared/server-texts/reason-sentence';
import { useWords } from '@/shared/words/use-words';
import { RequestLimits } from '../../../../contract/limits.ts';
import { RATINGS, type RatingBand } from '../../../../contract/words.ts';
import type { Rating } from '../analysis.ts';
import type { Desk } from '../desk/desk.ts';
import { useTexts } from '../texts/index.ts';
import { floorOver, otherBands } from './floor.ts';
import { useOverride } from './use-override.tsx';

type Values = { band: RatingBand; reason: string; expiresOn?: string };
type OverrideDialogProps = { rating: Rating; desk: Desk; onClose: () => void };

/** Another rating than the one that counts, why, and until when. What was typed stays when it is refused. */
export function OverrideDialog({ rating, desk, onClose }: OverrideDialogProps) {
  const word = useWords();
  const t = useTexts();
  const [form] = Form.useForm<Values>();
  const { act, busy, dialog, problem } = useOverride(desk);
  const errorOf = (field: keyof Values) =>
    problem?.fields[field] ? { help: problem.fields[field], validateStatus: 'error' as const } : {};
  const possible = otherBands(rating);
  const floor = floorOver('low', rating);
  const save = async ({ expiresOn, ...values }: Values) => {
    if (await act({ action: 'override', ...values, ...(expiresOn ? { expiresOn } : {}) })) onClose();
  };
  return (
    <Modal
      open
      title={t('overrideTheRating')}
      okText={t('requestOverride')}
      confirmLoading={busy}
      onOk={form.submit}
      onCancel={onClose}
      mask={{ closable: false }}
    >
      <Form<Values> form={form} layout="vertical" requiredMark={false} onFinish={save}>
        <Form.Item
          name="band"
          label={t('rating')}
          rules={[{ required: true, message: t('chooseTheRating') }]}
          extra={
            floor &&
            t.rich('noLowerThanBandBecause', {
              band: word(floor.band),
              because: <Reasons reasons={floor.reasons} english={floor.because} />,
            })
          }
          {...errorOf('band')}
        >
          <Radio.Group
            options={RATINGS.map((band) => ({
              value: band,
              label: word(band),
              disabled: !possible.includes(band),
            }))}
          />
        </Form.Item>
        <Form.Item
          name="reason"
          label={t('reason')}
          rules={[{ required: true, whitespace: true, message: t('explainWhyTheRatingShouldChange') }]}
          {...errorOf('reason')}
        >
          <Input.TextArea rows={3} maxLength={RequestLimits.reason} dir="auto" />
        </Form.Item>
        <Form.Item
          name="expiresOn"
          label={t('lastDay')}
          extra={t('withoutADateItLastsOne')}
          {...errorOf('expiresOn')}
        >
          <Input type="date" style={{ width: 'auto' }} />
        </Form.Item>
      </Form>
      {dialog}
    </Modal>
  );
}
