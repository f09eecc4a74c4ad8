import { useDeferredValue } from 'react';
import type { Section } from '../analysis.ts';
import type { Desk } from '../desk/desk.ts';
import { written } from '../edits/edits.ts';
import layout from '../layout.module.css';
import { useTexts } from '../texts/index.ts';
import styles from './report.module.css';
import { SectionEditor, STATE_TEXTS } from './section-editor.tsx';
import { type SectionState, sectionState } from './section-state.ts';

/** As many fill a screen. The others are drawn once these are there, and keep nobody from writing meanwhile. */
const FIRST_SECTIONS = 3;

/** The report as it will be sealed, section by section. */
export function ReportTab({ desk }: { desk: Desk }) {
  const t = useTexts();
  const sections = desk.working.sections.map((section) => written(section, desk.edits));
  const drawn = useDeferredValue(sections.length, FIRST_SECTIONS);
  const changed = new Set(
    desk.working.review.changes.flatMap(({ place, ref }) => (place === 'section' ? [ref] : [])),
  );
  return (
    <div className={styles.report}>
      <nav className={styles.nav} aria-label={t('sectionsOfTheReport')}>
        <ul>
          {sections.map((section) => (
            <li key={section.key}>
              <a href={`#section-${section.key}`} onClick={(event) => jump(event, section.key)}>
                <span className={styles.mark} aria-hidden="true">
                  {markOf(section)}
                </span>
                <span>
                  <bdi>{section.title}</bdi>
                  {noted(sectionState(section)) && (
                    <span className={layout.small}> {t(STATE_TEXTS[sectionState(section)])}</span>
                  )}
                  {changed.has(section.key) && <span className={layout.small}> {t('reviewChanged')}</span>}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={layout.stack}>
        {desk.working.sections.slice(0, drawn).map((section) => (
          <SectionEditor key={section.key} section={section} desk={desk} />
        ))}
      </div>
    </div>
  );
}

/** What a mark alone does not say. */
const noted = (state: SectionState) => state !== 'written' && state !== 'composed' && state !== 'empty';
function markOf(section: Section) {
  const state = sectionState(section);
  if (state === 'missing' || state === 'carried_over') return '☐';
  return state === 'empty' || state === 'not_assessed' ? '–' : '✓';
}

/** Without the address: a hash would count as leaving the page. */
function jump(event: React.MouseEvent, key: string) {
  event.preventDefault();
  const target = document.getElementById(`section-${key}`);
  target?.scrollIntoView({ block: 'start' });
  target?.querySelector<HTMLElement>('textarea')?.focus({ preventScroll: true });
}
