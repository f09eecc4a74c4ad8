import { Button, Form } from 'antd';
import { type ReactNode, useState } from 'react';
import { type useAct, useUnsavedGuard } from '@/shared/ui';
import { DisabledWhile } from '@/shared/ui/calls/disabled-while';
import { SavedBy, type SavedState } from './saved-by.tsx';
import styles from './settings-form.module.css';

type SettingsFormProps<Values> = {
  initialValues: Partial<Values>;
  /** The version on the page. */
  state: SavedState;
  saveText: string;
  saving: Pick<ReturnType<typeof useAct>, 'busy' | 'dialog'>;
  onSave: (values: Values) => unknown;
  /** The fields. */
  children: ReactNode;
};

/** A form that fills a section of Settings: Save opens with the first change, beside who saved it last. */
export function SettingsForm<Values extends object>(props: SettingsFormProps<Values>) {
  const { initialValues, state, saveText, saving, onSave, children } = props;
  const [changed, setChanged] = useState(false);
  useUnsavedGuard(changed);
  return (
    <DisabledWhile busy={saving.busy}>
      <Form<Values>
        layout="vertical"
        requiredMark={false}
        initialValues={initialValues}
        onValuesChange={() => setChanged(true)}
        onFinish={onSave}
      >
        {children}
        <footer className={styles.bar}>
          <Button type="primary" htmlType="submit" disabled={!changed} loading={saving.busy}>
            {saveText}
          </Button>
          <SavedBy state={state} />
        </footer>
        {saving.dialog}
      </Form>
    </DisabledWhile>
  );
}
