import styles from './terms.module.css';

type TermsTextProps = { title: string; text: string };

/** One text as the sign-in shows it. */
export function TermsText({ title, text }: TermsTextProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
    <section className={styles.text} aria-label={`Preview: ${title}`} tabIndex={0}>
      <h3>{title}</h3>
      <p dir="auto">{text}</p>
    </section>
  );
}
