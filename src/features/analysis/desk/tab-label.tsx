import styles from './tab-label.module.css';

type TabLabelProps = { title: string; count: number; of?: string };

/** A tab's title with a figure that is worth knowing before opening it. */
export function TabLabel({ title, count, of = '' }: TabLabelProps) {
  if (count === 0) return <>{title}</>;
  return (
    <>
      {title}{' '}
      <span className={styles.count}>
        {count} {of}
      </span>
    </>
  );
}
