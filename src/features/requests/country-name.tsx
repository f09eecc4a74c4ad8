import { useCountryNames } from '@/shared/words/country-names';
import styles from './country-name.module.css';

/** Name and code; the code is for eyes that go down a column. */
export function CountryName({ code }: { code: string | null }) {
  const { nameOf } = useCountryNames();
  if (!code) return <>–</>;
  return (
    <>
      <span className={styles.code} aria-hidden="true">
        {code}
      </span>{' '}
      {nameOf(code)}
    </>
  );
}
