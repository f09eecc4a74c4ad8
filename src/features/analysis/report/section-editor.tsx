import { Button, Select } from 'antd';
import { memo, useRef } from 'react';
import { WritingArea } from '@/shared/ui';
import { useWords } from '@/shared/words/use-words';
import { AnalysisLimits } from '../../../../contract/limits.ts';
import { renumberCitations } from '../../../../contract/section-markup.ts';
import type { Section } from '../analysis.ts';
import type { Desk } from '../desk/desk.ts';
import layout from '../layout.module.css';
import { PlaceReview } from '../review/place-review.tsx';
import { useTexts } from '../texts/index.ts';
import styles from './report.module.css';
import { SectionPreview, WrittenText } from './section-preview.tsx';
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
  const word = useWords();
  const t = useTexts();
  const box = useRef<HTMLTextAreaElement>(null);
  const { edits, edit, may, working } = desk;
  const mine = edits.sections[section.key];
  const text = mine?.text ?? section.text;
  const findings = mine?.findings ?? section.findings;
  const change = (next: { text?: string; findings?: string[] }) =>
    edit((before) => ({
      ...before,
      sections: {
        ...before.sections,
        [section.key]: {
          ...(before.sections[section.key] ?? {
            text: section.text,
            findings: section.findings,
            base: section.text,
          }),
          ...next,
        },
      },
    }));
  const takeBack = () =>
    edit((before) => {
      const { [section.key]: _, ...sections } = before.sections;
      return { ...before, sections };
    });
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
  const isOwn = mine !== undefined || section.own !== '';
  const isNewer = mine !== undefined && mine.base !== section.text;

  return (
    <section id={`section-${section.key}`} className={`${layout.panel} ${styles.section}`}>
      <div className={styles.head}>
        <h2>
          <bdi>{section.title}</bdi>
        </h2>
        {section.required && <span className={layout.tag}>{t('required')}</span>}
        {mine && <span className={layout.unsaved}>{t('notSaved')}</span>}
        {mine && (
          <Button size="small" type="text" onClick={takeBack}>
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
      {isNewer && (
        <div className={styles.newer} role="status">
          <strong>{t('someoneElseHasChangedThisSection')}</strong>
          {`\n${section.text || 'nothing'}`}
        </div>
      )}
      {(findings.length > 0 || (may.edit && working.findings.length > 0)) && (
        <Select
          className={styles.links}
          mode="multiple"
          style={{ width: '100%' }}
          aria-label={t('supportingFindingsOfTitle', { title: section.title })}
          placeholder={t('supportingFindings')}
          disabled={!may.edit}
          value={findings}
          onChange={(ids: string[]) =>
            change({ findings: ids, text: renumberCitations(text, findings, ids) })
          }
          options={[
            ...working.findings.map(({ id, category, summary }) => ({
              value: id,
              label: `${word(category)}: ${summary.slice(0, 80)}`,
            })),
            ...findings
              .filter((id) => !working.findings.some((finding) => finding.id === id))
              .map((id) => ({ value: id, label: t('removedFinding') })),
          ]}
        />
      )}
    </section>
  );
}
