import { Button } from 'antd';
import { memo, useRef } from 'react';
import { WritingArea } from '@/shared/ui';
import { AnalysisLimits } from '../../../../contract/limits.ts';
import { renumberCitations } from '../../../../contract/section-markup.ts';
import type { Section } from '../analysis.ts';
import type { Desk } from '../desk/desk.ts';
import layout from '../layout.module.css';
import { PlaceReview } from '../review/place-review.tsx';
import { useTexts } from '../texts/index.ts';
import styles from './report.module.css';
import { sectionEdit } from './section-edit.ts';
import { SectionPreview, WrittenText } from './section-preview.tsx';
import { SupportingFindings } from './supporting-findings.tsx';
import { useProposal } from './use-proposal.tsx';
import { onWritingKey, WritingToolbar } from './writing-toolbar.tsx';

type SectionEditorProps = { section: Section; desk: Desk };

/** One section of the report: its text, and the findings it rests on. Writing in one leaves the others alone. */
export const SectionEditor = memo(
  EditedSection,
  (before, now) =>
    before.section === now.section &&
    before.desk.working === now.desk.working &&
    before.desk.may.edit === now.desk.may.edit &&
    before.desk.edits.sections[now.section.key] === now.desk.edits.sections[now.section.key],
);

function EditedSection({ section, desk }: SectionEditorProps) {
  const t = useTexts();
  const box = useRef<HTMLTextAreaElement>(null);
  const { may, working } = desk;
  const { text, findings, isUnsaved, isOutdated, change, undo } = sectionEdit(section, desk);
  const proposal = useProposal(section, desk, (sentence) => {
    const next = [...new Set([...findings, ...sentence.findings])];
    const cites = sentence.findings.map((id) => `[${next.indexOf(id) + 1}]`).join('');
    change({
      text: [text.trimEnd(), `${sentence.text} ${cites}`].filter(Boolean).join(' '),
      findings: next,
    });
  });
  const shown = { title: section.title, text, cited: findings, findings: working.findings };
  /** What the machine composed of the facts has no markup. */
  const isOwn = isUnsaved || section.own !== '';

  return (
    <section id={`section-${section.key}`} className={`${layout.panel} ${styles.section}`}>
      <div className={styles.head}>
        <h2>
          <bdi>{section.title}</bdi>
        </h2>
        {section.required && <span className={layout.tag}>{t('required')}</span>}
        {isUnsaved && <span className={layout.unsaved}>{t('notSaved')}</span>}
        {isUnsaved && (
          <Button size="small" type="text" onClick={undo}>
            {t('undo')}
          </Button>
        )}
        {proposal.button}
      </div>
      {may.edit ? (
        <>
          <WritingToolbar {...shown} box={box} onCite={(ids) => change({ findings: ids })} />
          <WritingArea
            ref={box}
            aria-label={section.title}
            maxLength={AnalysisLimits.sectionText}
            value={text}
            onWrite={(written) => change({ text: written })}
            onKeyDown={onWritingKey}
          />
          {isOwn && <SectionPreview {...shown} />}
        </>
      ) : isOwn && text ? (
        <div data-quotable>
          <WrittenText {...shown} />
        </div>
      ) : (
        <p className={layout.prose} dir="auto" data-quotable>
          {text || <span className={layout.quiet}>{t('empty')}</span>}
        </p>
      )}
      {proposal.panel}
      <PlaceReview desk={desk} at={{ place: 'section', ref: section.key }} title={section.title} />
      {isOutdated && (
        <div className={styles.newer} role="status">
          <strong>{t('someoneElseHasChangedThisSection')}</strong>
          {`\n${section.text || t('empty')}`}
        </div>
      )}
      {(findings.length > 0 || (may.edit && working.findings.length > 0)) && (
        <SupportingFindings
          title={section.title}
          cited={findings}
          findings={working.findings}
          disabled={!may.edit}
          onChange={(ids) => change({ findings: ids, text: renumberCitations(text, findings, ids) })}
        />
      )}
    </section>
  );
}
