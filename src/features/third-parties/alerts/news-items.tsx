import { comma, formatDay, formatShare } from '@/shared/format';
import { useWords } from '@/shared/words/use-words';
import type { AnswerOf } from '../../../../contract/index.ts';
import { useTexts } from '../texts/index.ts';
import styles from '../third-party.module.css';

type Party = NonNullable<AnswerOf<'GET /reports/v1.0/thirdparties'>['thirdParty']>;
type News = Party['alerts'][number]['news'];

/** What feeds tell of a third party, with the passage that made the machine look up. */
export function NewsItems({ news }: { news: News }) {
  const word = useWords();
  const t = useTexts();
  return (
    <ul className={styles.found}>
      {news.map(({ feed, title, link, publishedOn, label, probability, model, excerpt, before, sha256 }) => (
        <li key={`${sha256} ${title}`}>
          {link ? (
            <a href={link} target="_blank" rel="noopener noreferrer nofollow">
              <bdi>{title}</bdi>
            </a>
          ) : (
            <bdi>{title}</bdi>
          )}{' '}
          <span className={styles.small}>
            <bdi>{feed}</bdi>
            {publishedOn && `${comma(t.language)}${formatDay(publishedOn)}`} · SHA-256 {sha256.slice(0, 8)}…
          </span>
          <blockquote className={styles.excerpt}>
            <bdi>{excerpt}</bdi>
          </blockquote>
          <span className={styles.small}>
            {t('readByVersion', { label: word(label), share: formatShare(probability), model })}
            {before &&
              t('versionReadBefore', {
                model: before.model,
                label: before.label === 'none' ? t('nothingAdverse') : word(before.label),
              })}
          </span>
        </li>
      ))}
    </ul>
  );
}
