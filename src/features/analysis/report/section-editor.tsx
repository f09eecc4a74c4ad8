import { Button } from 'antd';
import { memo, useRef } from 'react';
import { WritingArea } from '@/shared/ui';
import { AnalysisLimits } from '../../../../contract/limits.ts';
import { renumberCitations } from '../../../../contract/section-markup.ts';
import type { Section } from '../analysis.ts';
import type { Desk } from '../desk/desk.ts';
import { written } from '../edits/edits.ts';
import layout from '../layout.module.css';
import { PlaceReview } from '../review/place-review.tsx';
import { type TextId, useTexts } from '../texts/index.ts';
import { ComposedText } from './composed-text.tsx';
import styles from './report.module.css';
import { SectionAnswer } from './section-answer.tsx';
import { sectionEdit } from './section-edit.ts';
import { SectionPreview, WrittenText } from './section-preview.tsx';
import { isAssessable, type SectionState, sectionState } from './section-state.ts';
import { SupportingFindings } from './supporting-findings.tsx';
import { useProposal } from './use-proposal.tsx';
import { onWritingKey, WritingToolbar } from './writing-toolbar.tsx';

export const STATE_TEXTS = {
  written: 'sectionWritten',
  nothing_found: 'markedNothingFound',
  not_assessed: 'notAssessed',
  carried_over: 'sectionCarriedOver',
  composed: 'sectionComposed',
  missing: 'sectionMissing',
  empty: 'sectionEmpty',
} as const satisfies Record<SectionState, TextId>;

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
  const edited = sectionEdit(section, desk);
  const { text, findings, assessment, replaced, isUnsaved, isOutdated, change, undo } = edited;
  const proposal = useProposal(section, desk, (sentence) => {
    const next = [...new Set([...findings, ...sentence.findings])];
    const cites = sentence.findings.map((id) => `[${next.indexOf(id) + 1}]`).join('');
    change({
      text: [text.trimEnd(), `${sentence.text} ${cites}`].filter(Boolean).join(' '),
      findings: next,
    });
  });
  const shown = { title: section.title, text, cited: findings, findings: working.findings };
  const state = sectionState(written(section, desk.edits));
  /** The words of the person begin with those that they stand in place of. */
  const replace = (replaces: string | null) =>
    change({ replaces, ...(replaces && text.trim() === '' && { text: section.replaceable?.text ?? '' }) });
  const sources = working.searched.sections.find(({ key }) => key === section.key)?.sources ?? [];

  return (
    <section id={`section-${section.key}`} className={`${layout.panel} ${styles.section}`}>
      <div className={styles.head}>
        <h2>
          <bdi>{section.title}</bdi>
        </h2>
        {section.required && <span className={layout.tag}>{t('required')}</span>}
        <span className={layout.small}>{t(STATE_TEXTS[state])}</span>
        {isUnsaved && <span className={layout.unsaved}>{t('notSaved')}</span>}
        {isUnsaved && (
          <Button size="small" type="text" onClick={undo}>
            {t('undo')}
          </Button>
        )}
        {proposal.button}
      </div>
      <ComposedText section={section} replaced={replaced} disabled={!may.edit} onReplace={replace} />
      {isAssessable(section) && (
        <SectionAnswer
          title={section.title}
          answer={assessment}
          searched={{ on: working.searched.on, sources }}
          disabled={!may.edit}
          onChange={(answer) => change({ assessment: answer })}
        />
      )}
      {state === 'carried_over' && (
        <div className={layout.row}>
          <span role="status">{t('carriedOverText')}</span>
          {may.edit && (
            <Button size="small" onClick={() => change({ text })}>
              {t('keepThisText')}
            </Button>
          )}
        </div>
      )}
      {may.edit ? (
        <>
          <WritingToolbar {...shown} box={box} onCite={(ids) => change({ findings: ids })} />
          <WritingArea
            ref={box}
            aria-label={section.title}
            maxLength={AnalysisLimits.sectionText}
            value={text}
            onWrite={(words) => change({ text: words })}
            onKeyDown={onWritingKey}
          />
          <SectionPreview {...shown} />
        </>
      ) : text ? (
        <div data-quotable>
          <WrittenText {...shown} />
        </div>
      ) : (
        section.composed === '' && !assessment && <p className={layout.quiet}>{t('empty')}</p>
      )}
      {proposal.panel}
      <PlaceReview desk={desk} at={{ place: 'section', ref: section.key }} title={section.title} />
      {isOutdated && (
        <div className={styles.newer} role="status">
          <strong>{t('someoneElseHasChangedThisSection')}</strong>
          {`\n${section.own || t('empty')}`}
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
