import { Form, InputNumber } from 'antd';
import { useTexts } from '../texts/index.ts';
import styles from './dispositions.module.css';

const percent = { min: 0, max: 100, precision: 0, suffix: '%' } as const;

/** How many decisions are taken once more, and how many of those come with a question whose answer is known. */
export function SecondLooks() {
  const t = useTexts();
  return (
    <div className={styles.pair}>
      <Form.Item name="secondLookPercent" label={t('dispositions.twice')} extra={t('dispositions.twiceNote')}>
        <InputNumber {...percent} />
      </Form.Item>
      <Form.Item
        name="knownAnswerPercent"
        label={t('dispositions.known')}
        extra={t('dispositions.knownNote')}
      >
        <InputNumber {...percent} />
      </Form.Item>
    </div>
  );
}
