import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import styles from './popup.module.css';

type PopupProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What the button is called, when its face does not say so. */
  name: string;
  /** What the panel is called. */
  title: string;
  face: ReactNode;
  buttonClass?: string;
  panelClass?: string;
  children: ReactNode;
};

/**
 * A button and the panel it opens. A click outside, Escape and walking on by keyboard close it. antd's Popover calls
 * itself a tooltip and stands at the end of the document, where the keyboard does not get into it.
 */
export function Popup({
  open,
  onOpenChange,
  name,
  title,
  face,
  buttonClass,
  panelClass = '',
  children,
}: PopupProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useClickOutside(box, open, () => onOpenChange(false));
  useEffect(() => {
    if (!open) return;
    panel.current?.focus();
    // What had the focus may have gone with the panel.
    return () => {
      if (document.activeElement === document.body) button.current?.focus();
    };
  }, [open]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    onOpenChange(false);
    button.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for what happens inside it
    <div
      ref={box}
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget }) => open && isElsewhere(relatedTarget, box) && onOpenChange(false)}
    >
      <button
        ref={button}
        type="button"
        className={buttonClass}
        aria-label={name}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => onOpenChange(!open)}
      >
        {face}
      </button>
      {open && (
        <div
          ref={panel}
          id={id}
          className={`${styles.panel} ${panelClass}`}
          role="dialog"
          aria-label={title}
          tabIndex={-1}
        >
          {children}
        </div>
      )}
    </div>
  );
}

/** Undoing from a toast is no leaving; neither is a focus that goes nowhere, as to another window. */
const isElsewhere = (target: EventTarget | null, box: RefObject<HTMLElement | null>) =>
  target instanceof Element && !box.current?.contains(target) && !target.closest('[data-toast]');

function useClickOutside(box: RefObject<HTMLElement | null>, open: boolean, close: () => void) {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!open) return;
    const onPointer = ({ target }: PointerEvent) => isElsewhere(target, box) && latest.current();
    document.addEventListener('pointerdown', onPointer);
    return () => document.removeEventListener('pointerdown', onPointer);
  }, [open, box]);
}
