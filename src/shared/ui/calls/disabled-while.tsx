import { ConfigProvider } from 'antd';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

/**
 * The fields of a form cannot be changed while it is being saved: the newer version replaces them, and what somebody
 * typed meanwhile would be lost. The field that had the focus has it again after a refusal. A field with a `disabled` of
 * its own, even false, is not reached: leave it out unless it is true.
 */
export function DisabledWhile({ busy, children }: { busy: boolean; children: ReactNode }) {
  const focused = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (busy) focused.current = document.activeElement;
    else if (document.activeElement === document.body && focused.current instanceof HTMLElement)
      focused.current.focus();
  }, [busy]);
  return <ConfigProvider componentDisabled={busy}>{children}</ConfigProvider>;
}
