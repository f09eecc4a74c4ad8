import { useWords } from '@/shared/words/use-words';
import { citedPlaces, hasMarkup } from '../../../../contract/section-markup.ts';
import type { Finding } from '../analysis.ts';
import layout from '../layout.module.css';
import { MarkupText } from '../markup/markup-text.tsx';
import { useTexts } from '../texts/index.ts';
import styles from './report.module.css';

type SectionPreviewProps = {
  title: string;
  text: string;
  /** The findings that the section cites, in the order of their numbers. */
  cited: readonly string[];
  findings: readonly Finding[];
};

/** A text as the report shows it, with the findings that its numbers stand for. */
export function WrittenText({ title, text, cited, findings }: SectionPreviewProps) {
  const t = useTexts();
  const word = useWords();
  const places = citedPlaces(text).filter((place) => place <= cited.length);
  const found = (place: number) => findings.find(({ id }) => id === cited[place - 1]);
  const summaryOf = (place: number) => {
    const finding = found(place);
    return finding ? `${word(finding.category)}: ${finding.summary}` : t('removedFinding');
  };
  return (
    <>
      <MarkupText
        title={title}
        text={text}
        cites={cited.length}
        citation={(place) => <span title={summaryOf(place)}>[{place}]</span>}
      />
      {places.length > 0 && (
        <ul className={`${layout.small} ${styles.references}`} aria-label={t('sources')}>
          {places
            .toSorted((one, other) => one - other)
            .map((place) => (
              <li key={place}>
                <span>[{place}]</span>
                <span>
                  <bdi>{summaryOf(place)}</bdi>
                  {found(place)?.source?.title && (
                    <>
                      {' '}
                      (<bdi>{found(place)?.source?.title}</bdi>)
                    </>
                  )}
                </span>
              </li>
            ))}
        </ul>
      )}
    </>
  );
}

/** Beside what is being written, as soon as it has more structure than its paragraphs. */
export function SectionPreview(props: SectionPreviewProps) {
  const t = useTexts();
  if (!hasMarkup(props.text, props.cited.length)) return null;
  return (
    <section className={styles.preview} aria-label={t('previewOfTitle', { title: props.title })}>
      <p className={layout.small}>{t('preview')}</p>
      <WrittenText {...props} />
    </section>
  );
}
