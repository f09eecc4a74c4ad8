import type { FormInstance } from 'antd';
import { stepOfField } from './step-fields.ts';

/** Whether what stands on a step can be kept as it is; marks the fields that cannot, and leads to the first of them. */
export async function checkStep<Values>(form: FormInstance<Values>, step: number): Promise<boolean> {
  const names = form
    .getFieldsError()
    .map(({ name }) => name)
    .filter(([field]) => stepOfField(String(field)) === step);
  try {
    await form.validateFields(names as never);
    return true;
  } catch (error) {
    const [wrong] = (error as { errorFields?: { name: (string | number)[] }[] }).errorFields ?? [];
    if (!wrong) throw error;
    form.scrollToField(wrong.name as never, { block: 'center', focus: true });
    return false;
  }
}
