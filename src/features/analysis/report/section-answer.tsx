import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { AnalysisLimits, RequestLimits } from '../../../../contract/limits.ts';
import type { Assessment } from '../analysis.ts';
import layout from '../layout.module.css';
import { useTexts } from '../texts/index.ts';
import styles from './report.module.css';

type SectionAnswerProps = {
  /** Of the section. */
  title: string;
  answer: Assessment | null;
  /** What was searched for it, to begin with. */
  searched: { on: string; sources: readonly string[] };
  disabled: boolean;
  onChange: (answer: Assessment | null) => void;
};

/** How a drafter answers for a section without writing it: nothing found, with the sources searched, or not assessed. */
export function SectionAnswer({ title, answer, searched, disabled, onChange }: SectionAnswerProps) {
  const t = useTexts();
  const [asking, setAsking] = useState<Assessment['outcome'] | null>(null);
  const take = (given: Assessment) => {
    onChange(given);
    setAsking(null);
  };
  if (asking === 'nothing_found')
    return (
      <SourcesForm
        title={title}
        first={answer?.outcome === 'nothing_found' ? answer : undefined}
        searched={searched}
        onTake={take}
        onCancel={() => setAsking(null)}
      />
    );
  if (asking === 'not_assessed')
    return <ReasonForm title={title} first={answer?.reason} onTake={take} onCancel={() => setAsking(null)} />;
  if (answer)
    return (
      <div className={styles.answer} data-quotable>
        <AnswerText answer={answer} />
        {!disabled && (
          <div className={layout.row}>
            <Button size="small" onClick={() => setAsking(answer.outcome)}>
              {t(answer.outcome === 'nothing_found' ? 'changeSources' : 'changeReason')}
            </Button>
            <Button size="small" type="text" onClick={() => onChange(null)}>
              {t('removeMark')}
            </Button>
          </div>
        )}
      </div>
    );
  if (disabled) return null;
  const markNothingFound = () =>
    searched.sources.length > 0
      ? onChange({ outcome: 'nothing_found', searchedOn: searched.on, sources: [...searched.sources] })
      : setAsking('nothing_found');
  return (
    <div className={`${layout.row} ${styles.answers}`}>
      <Button size="small" aria-label={t('markNothingFoundTitle', { title })} onClick={markNothingFound}>
        {t('markedNothingFound')}
      </Button>
      <Button
        size="small"
        aria-label={t('markNotAssessedTitle', { title })}
        onClick={() => setAsking('not_assessed')}
      >
        {t('notAssessed')}
      </Button>
    </div>
  );
}

/** The answer as the report gives it. */
export function AnswerText({ answer }: { answer: Assessment }) {
  const t = useTexts();
  const { outcome, searchedOn = '', sources = [], reason = '' } = answer;
  if (outcome === 'not_assessed')
    return <p className={layout.prose}>{t.rich('notAssessedReason', { reason: <bdi>{reason}</bdi> })}</p>;
  return (
    <>
      <p className={layout.prose}>{t('nothingFoundOn', { day: searchedOn })}</p>
      <ul className={styles.sources}>
        {sources.map((source) => (
          <li key={source}>
            <bdi>{source}</bdi>
          </li>
        ))}
      </ul>
    </>
  );
}

type FormProps<First> = {
  title: string;
  first: First | undefined;
  onTake: (answer: Assessment) => void;
  onCancel: () => void;
};

function SourcesForm({
  title,
  first,
  searched,
  onTake,
  onCancel,
}: FormProps<Assessment> & Pick<SectionAnswerProps, 'searched'>) {
  const t = useTexts();
  const start = { searchedOn: first?.searchedOn ?? searched.on, sources: first?.sources ?? searched.sources };
  return (
    <Form
      className={styles.answer}
      layout="vertical"
      requiredMark={false}
      aria-label={t('nothingFoundFormTitle', { title })}
      initialValues={{ searchedOn: start.searchedOn, sources: start.sources.join('\n') }}
      onFinish={({ searchedOn, sources }: { searchedOn: string; sources: string }) =>
        onTake({ outcome: 'nothing_found', searchedOn, sources: linesOf(sources) })
      }
    >
      <Form.Item
        name="sources"
        label={t('sourcesSearched')}
        extra={t('oneSourcePerLine')}
        rules={[
          { required: true, whitespace: true, message: t('nameASource') },
          {
            validator: async (_, value: string = '') => {
              const all = linesOf(value);
              if (all.length > AnalysisLimits.sources)
                throw new Error(t('tooManySources', { most: AnalysisLimits.sources }));
              if (all.some((line) => line.length > AnalysisLimits.source))
                throw new Error(t('sourceTooLong', { most: AnalysisLimits.source }));
            },
          },
        ]}
      >
        <Input.TextArea
          autoSize={{ minRows: 3, maxRows: 12 }}
          maxLength={AnalysisLimits.sources * AnalysisLimits.source}
          dir="auto"
        />
      </Form.Item>
      <Form.Item
        name="searchedOn"
        label={t('searchedOn')}
        rules={[
          { required: true, message: t('chooseTheDay') },
          {
            validator: async (_, day: string) => {
              if (day > searched.on) throw new Error(t('dayInTheFuture'));
            },
          },
        ]}
      >
        <Input type="date" max={searched.on} style={{ width: 'auto' }} />
      </Form.Item>
      <FormButtons onCancel={onCancel} />
    </Form>
  );
}

const linesOf = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
];

function ReasonForm({ title, first, onTake, onCancel }: FormProps<string>) {
  const t = useTexts();
  return (
    <Form
      className={styles.answer}
      layout="vertical"
      requiredMark={false}
      aria-label={t('notAssessedFormTitle', { title })}
      initialValues={{ reason: first ?? '' }}
      onFinish={({ reason }: { reason: string }) =>
        onTake({ outcome: 'not_assessed', reason: reason.trim() })
      }
    >
      <Form.Item
        name="reason"
        label={t('whyNotAssessed')}
        rules={[{ required: true, whitespace: true, message: t('giveTheReason') }]}
      >
        <Input.TextArea rows={2} maxLength={RequestLimits.reason} dir="auto" />
      </Form.Item>
      <FormButtons onCancel={onCancel} />
    </Form>
  );
}

function FormButtons({ onCancel }: { onCancel: () => void }) {
  const t = useTexts();
  return (
    <div className={layout.row}>
      <Button size="small" type="primary" htmlType="submit">
        {t('apply')}
      </Button>
      <Button size="small" type="text" onClick={onCancel}>
        {t('cancelMark')}
      </Button>
    </div>
  );
}
