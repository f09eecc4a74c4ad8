import { Button, Checkbox, Form, Input, Switch } from 'antd';
import { useWords } from '@/shared/words/use-words';
import { DispositionLimits } from '../../../../contract/limits.ts';
import { DECISIONS } from '../../../../contract/words.ts';
import { useTexts } from '../texts/index.ts';
import styles from './dispositions.module.css';

/** One line a reason; those that were saved keep their code, which stands under their words. */
export function Reasons({ codes, errors }: { codes: readonly string[]; errors: object }) {
  const t = useTexts();
  const word = useWords();
  return (
    <Form.List name="reasons">
      {(fields, { add, remove }) => (
        <Form.Item label={t('dispositions.reasons')} {...errors}>
          {fields.map(({ key, name }) => (
            <div
              key={key}
              className={name < codes.length ? styles.reason : `${styles.reason} ${styles.added}`}
            >
              <Form.Item
                hidden={name < codes.length}
                name={[name, 'code']}
                rules={[
                  { required: true, message: t('dispositions.codeMissing') },
                  { pattern: /^[a-z][a-z0-9_]{0,59}$/, message: t('dispositions.codeWrong') },
                ]}
              >
                <Input
                  aria-label={t('dispositions.codeOf', { number: name + 1 })}
                  placeholder={t('dispositions.code')}
                />
              </Form.Item>
              <Form.Item
                className={styles.label}
                name={[name, 'label']}
                extra={codes[name] && <code className={styles.code}>{codes[name]}</code>}
                rules={[{ required: true, whitespace: true, message: t('dispositions.labelMissing') }]}
              >
                <Input
                  aria-label={t('dispositions.labelOf', { number: name + 1 })}
                  placeholder={t('dispositions.description')}
                  maxLength={DispositionLimits.label}
                />
              </Form.Item>
              <Form.Item
                className={styles.decisions}
                name={[name, 'dispositions']}
                // Not "required": that would say of a group of boxes what only fields can be.
                rules={[{ type: 'array', min: 1, message: t('dispositions.chooseOne') }]}
              >
                <Checkbox.Group options={DECISIONS.map((value) => ({ value, label: word(value) }))} />
              </Form.Item>
              <Form.Item name={[name, 'active']} valuePropName="checked">
                <Switch
                  aria-label={t('dispositions.isOffered', { number: name + 1 })}
                  checkedChildren={t('dispositions.offered')}
                  unCheckedChildren={t('dispositions.notOffered')}
                />
              </Form.Item>
              {name >= codes.length && (
                <Button
                  className={styles.remove}
                  aria-label={t('dispositions.removeReason', { number: name + 1 })}
                  onClick={() => remove(name)}
                >
                  {t('remove')}
                </Button>
              )}
            </div>
          ))}
          <Button
            onClick={() => add({ code: '', label: '', dispositions: [...DECISIONS], active: true })}
            {...(fields.length >= DispositionLimits.reasons && { disabled: true })}
          >
            {t('dispositions.addReason')}
          </Button>
        </Form.Item>
      )}
    </Form.List>
  );
}
