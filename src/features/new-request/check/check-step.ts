import type { FormInstance } from 'antd';
import { fieldPath, stepOfField } from './step-fields.ts';

/** Marks the fields of a step that cannot be kept as they are. */
export async function checkStep<Values>(form: FormInstance<Values>, step: number): Promise<boolean> {
  const names = form
    .getFieldsError()
    .map(({ name }) => name)
    .filter(([field]) => stepOfField(String(field)) === step);
  try {
    await form.validateFields(names);
    return true;
  } catch (error) {
    if ((error as { errorFields?: unknown[] }).errorFields) return false;
    throw error;
  }
}

/** Scrolls to a field of the shown step and puts the keyboard there. */
export function leadToField(field: string) {
  const place = document.getElementById(fieldPath(field).join('_'));
  place?.scrollIntoView({ block: 'center' });
  const input = place?.matches('input, textarea') ? place : place?.querySelector('input, textarea, button');
  (input as HTMLElement | null | undefined)?.focus({ preventScroll: true });
}
