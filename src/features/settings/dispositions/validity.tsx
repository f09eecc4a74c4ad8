import { Form, InputNumber } from 'antd';
import { useWords } from '@/shared/words/use-words';
import { DispositionLimits } from '../../../../contract/limits.ts';
import { DECISIONS, STRENGTHS } from '../../../../contract/words.ts';
import { useTexts } from '../texts/index.ts';
import styles from './dispositions.module.css';

/** Days after which a decision is asked for anew, by what was decided and how close the match was. */
export function Validity() {
  const t = useTexts();
  const word = useWords();
  return (
    <Form.Item label={t('dispositions.validity')} extra={t('dispositions.validityNote')}>
      <table className={styles.validity}>
        <thead>
          <tr>
            <th scope="col">{t('dispositions.disposition')}</th>
            {STRENGTHS.map((strength) => (
              <th key={strength} scope="col">
                {word(strength)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {DECISIONS.map((disposition) => (
            <tr key={disposition}>
              <th scope="row">{word(disposition)}</th>
              {STRENGTHS.map((strength) => (
                <td key={strength}>
                  <Form.Item name={['validityDays', disposition, strength]} noStyle>
                    <InputNumber
                      min={1}
                      max={DispositionLimits.days}
                      precision={0}
                      aria-label={t('dispositions.daysOf', {
                        disposition: word(disposition),
                        strength: word(strength),
                      })}
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
