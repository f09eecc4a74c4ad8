import { Form, InputNumber } from 'antd';
import { toWords } from '@/shared/format';
import { DispositionLimits } from '../../../../contract/limits.ts';
import { DECISIONS, STRENGTHS } from '../../../../contract/words.ts';
import styles from './dispositions.module.css';

/** Days after which a decision is asked for anew, by what was decided and how close the match was. */
export function Validity() {
  return (
    <Form.Item
      label="Days a decision stays valid"
      extra="Empty: until the name or the entry changes. Decisions taken before keep their end."
    >
      <table className={styles.validity}>
        <thead>
          <tr>
            <th scope="col">Disposition</th>
            {STRENGTHS.map((strength) => (
              <th key={strength} scope="col">
                {toWords(strength)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {DECISIONS.map((disposition) => (
            <tr key={disposition}>
              <th scope="row">{toWords(disposition)}</th>
              {STRENGTHS.map((strength) => (
                <td key={strength}>
                  <Form.Item name={['validityDays', disposition, strength]} noStyle>
                    <InputNumber
                      min={1}
                      max={DispositionLimits.days}
                      precision={0}
                      aria-label={`Days, ${toWords(disposition).toLowerCase()}, ${strength}`}
                    />
                  </Form.Item>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Form.Item>
  );
}
