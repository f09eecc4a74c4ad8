import { type ReactNode, useId } from 'react';
import styles from './form-group.module.css';

type FormGroupProps = { title: string; text?: string; children: ReactNode };

/** Fields of a form that belong together, under a heading and what they are for. */
export function FormGroup({ title, text, children }: FormGroupProps) {
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p>{text}</p>
      {children}
    </section>
  );
}
