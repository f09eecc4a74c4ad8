import type { Ref } from 'react';
import { Literal } from '@/shared/texts/literal';
import { PasswordInput } from '@/shared/ui/password/password-input';
import { Field } from '@/shared/ui/plain/field';

type NewPasswordFieldProps = {
  label: string;
  name: string;
  message: string;
  blamedBy?: string | undefined;
  ref?: Ref<HTMLInputElement>;
  value: string;
  onText: (password: string) => void;
  onLeave: () => void;
  autoFocus?: boolean;
};

/** One of the two fields of a new password. */
export function NewPasswordField({ label, message, blamedBy, onLeave, ...input }: NewPasswordFieldProps) {
  return (
    <Field label={label} message={message && <Literal>{message}</Literal>} blamedBy={blamedBy}>
      {(ids) => <PasswordInput {...ids} {...input} onBlur={onLeave} autoComplete="new-password" required />}
    </Field>
  );
}
