import { Button } from 'antd';
import type { Section } from '../analysis.ts';
import layout from '../layout.module.css';
import { useTexts } from '../texts/index.ts';
import styles from './report.module.css';
import { composedShown } from './section-state.ts';

type ComposedTextProps = {
  section: Section;
  replaced: Section['replaced'];
  disabled: boolean;
  onReplace: (replaces: string | null) => void;
};

/** What is composed from the facts, above what people write; it follows the facts and cannot be edited here. */
export function ComposedText({ section, replaced, disabled, onReplace }: ComposedTextProps) {
  const t = useTexts();
  const { title, replaceable } = section;
  const text = composedShown(section, replaced === 'yes');
  if (text === '' && replaced !== 'yes') return null;
  return (
    <section className={styles.composed} aria-label={t('composedTitle', { title })}>
      <p className={layout.small}>{t('composedFromTheFacts')}</p>
      {text !== '' && (
        <p className={layout.prose} dir="auto" data-quotable>
          {text}
        </p>
      )}
      {replaced === 'outdated' && <p role="status">{t('replacedOutdated')}</p>}
      {replaced === 'yes' && replaceable && (
        <details>
          <summary>{t('replacedByYourText')}</summary>
          <p className={layout.prose} dir="auto">
            {replaceable.text}
          </p>
        </details>
      )}
      {!disabled && replaceable && (
        <div className={layout.row}>
          {replaced !== 'yes' && (
            <Button size="small" type="text" onClick={() => onReplace(replaceable.id)}>
              {t(replaced === 'outdated' ? 'replaceAgain' : 'replaceWithOwnWords')}
            </Button>
          )}
          {replaced !== 'no' && (
            <Button size="small" type="text" onClick={() => onReplace(null)}>
              {t(replaced === 'outdated' ? 'keepBoth' : 'restoreComposed')}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
