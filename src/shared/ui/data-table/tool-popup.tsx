import type { ReactNode } from 'react';
import { Popup } from '../popup/popup.tsx';
import styles from './tool-popup.module.css';

type ToolPopupProps = {
  /** What stands on the button. */
  name: string;
  /** What the panel is called. */
  title: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
};

/** A tool of a list that opens a panel under its button. */
export function ToolPopup({ name, children, ...rest }: ToolPopupProps) {
  return (
    <div className={styles.place}>
      <Popup name={name} face={name} buttonClass={styles.button} panelClass={styles.panel} {...rest}>
        {children}
      </Popup>
    </div>
  );
}
