import { Form, InputNumber } from 'antd';
import styles from './dispositions.module.css';

const percent = { min: 0, max: 100, precision: 0, suffix: '%' } as const;

/** How many decisions are taken once more, and how many of those come with a question whose answer is known. */
export function SecondLooks() {
  return (
    <div className={styles.pair}>
      <Form.Item
        name="secondLookPercent"
        label="Share of decisions reviewed twice"
        extra="Drawn by chance and taken once more by another drafter who sees nothing of the first decision. 0: none."
      >
        <InputNumber {...percent} />
      </Form.Item>
      <Form.Item
        name="knownAnswerPercent"
        label="Of those, cases with a known answer"
        extra="A settled match of a released report is asked as if it were open. Only administrators see who finds the answer; no case is touched."
      >
        <InputNumber {...percent} />
      </Form.Item>
    </div>
  );
}
