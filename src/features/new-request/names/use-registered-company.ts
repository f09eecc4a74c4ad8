import { Form } from 'antd';
import { toast } from '@/shared/ui';
import type { intakes } from '../../../../contract/index.ts';
import { useTexts } from '../texts/index.ts';
import { type RegisteredCompany, withRegistered } from './with-registered.ts';

/** Fills the form with what the company register says, and offers to undo it. */
export function useRegisteredCompany(onChange: () => void): (company: RegisteredCompany) => void {
  const t = useTexts();
  const form = Form.useFormInstance<intakes.DraftIntake>();
  const set = (values: intakes.DraftIntake) => {
    form.setFieldsValue(values);
    onChange();
  };
  return (company) => {
    const before = form.getFieldsValue(true) as intakes.DraftIntake;
    const filled = withRegistered(before, company);
    const kept = Object.fromEntries(
      Object.keys(filled).map((field) => [field, before[field as keyof intakes.DraftIntake]]),
    );
    set(filled);
    toast.success(t('filledInFromTheCompanyRegister'), company.name, {
      label: t('undo'),
      act: () => set(kept),
    });
  };
}
