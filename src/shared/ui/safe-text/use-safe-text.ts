import type { ChangeEvent, ClipboardEvent } from 'react';
import { toast } from '../toasts/toast-store.ts';
import { checkTyping, mayPaste, SAFE_TEXT_WARNINGS, safeTextError, safeTextRule } from './safe-text.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Props of an input marked safe-text; `error` is the form's error key while its text breaks the rule. */
export function useSafeText(value: string, onText: (text: string) => void, rule = safeTextRule) {
  const onChange = (event: ChangeEvent<Field>) => {
    const typed = checkTyping(event.target.value, rule);
    if (!typed.safe) toast.warning('Warning', SAFE_TEXT_WARNINGS.typing);
    onText(typed.text);
  };
  const onPaste = (event: ClipboardEvent<Field>) => {
    if (mayPaste(event.clipboardData.getData('text'), event.currentTarget, rule)) return;
    event.preventDefault();
    toast.warning('Warning', SAFE_TEXT_WARNINGS.paste);
  };
  return { value, onChange, onPaste, error: safeTextError(value, rule) };
}
