import { Select } from 'antd';
import { useWords } from '@/shared/words/use-words';
import type { Finding } from '../analysis.ts';
import { useTexts } from '../texts/index.ts';
import styles from './report.module.css';

type SupportingFindingsProps = {
  /** Of the section. */
  title: string;
  cited: string[];
  findings: readonly Finding[];
  disabled: boolean;
  onChange: (ids: string[]) => void;
};

/** The findings that a section rests on. */
export function SupportingFindings({ title, cited, findings, disabled, onChange }: SupportingFindingsProps) {
  const word = useWords();
  const t = useTexts();
  return (
    <Select
      className={styles.links}
      mode="multiple"
      style={{ width: '100%' }}
      aria-label={t('supportingFindingsOfTitle', { title })}
      placeholder={t('supportingFindings')}
      disabled={disabled}
      value={cited}
      onChange={onChange}
      options={[
        ...findings.map(({ id, category, summary }) => ({
          value: id,
          label: `${word(category)}: ${summary.slice(0, 80)}`,
        })),
        ...cited
          .filter((id) => !findings.some((finding) => finding.id === id))
          .map((id) => ({ value: id, label: t('removedFinding') })),
      ]}
    />
  );
}
