import { Button, Form } from 'antd';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/index.ts';
import styles from './rows.module.css';

type RowsProps = {
  name: string;
  title: string;
  /** One line on what belongs here. */
  hint?: string;
  add: string;
  max: number;
  /** What the row is called, by its number from 1. */
  rowName: (number: number) => string;
  /** Beside the name of a row: what it is so far. */
  mark?: (field: number) => ReactNode;
  children: (field: number) => ReactNode;
  extra?: ReactNode;
};

/** Repeated rows of a form, each a card with labelled fields; one button adds, and one on each removes it. */
export function Rows({ name, title, hint, add, max, rowName, mark, children, extra }: RowsProps) {
  const t = useTexts();
  return (
    <Form.List name={name}>
      {(fields, { add: push, remove }) => (
        <fieldset id={name} className={styles.rows}>
          <legend>{title}</legend>
          {hint && <p className={styles.hint}>{hint}</p>}
          {fields.map((field) => (
            <fieldset key={field.key} className={styles.card} aria-label={rowName(field.name + 1)}>
              <div className={styles.head}>
                <strong>{rowName(field.name + 1)}</strong>
                {mark?.(field.name)}
                <Button
                  size="small"
                  type="text"
                  onClick={() => remove(field.name)}
                  aria-label={t('removeRow', { row: rowName(field.name + 1) })}
                >
                  {t('remove')}
                </Button>
              </div>
              <div className={styles.fields}>{children(field.name)}</div>
            </fieldset>
          ))}
          {extra}
          <Button onClick={() => push({})} disabled={fields.length >= max}>
            {add}
          </Button>
        </fieldset>
      )}
    </Form.List>
  );
}
