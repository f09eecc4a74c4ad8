import { Button } from 'antd';
import { useState } from 'react';
import { useAct } from '@/shared/ui';
import { useWords } from '@/shared/words/use-words';
import type { sectionProposals } from '../../../../contract/index.ts';
import type { Section } from '../analysis.ts';
import type { Desk } from '../desk/desk.ts';
import layout from '../layout.module.css';
import { useTexts } from '../texts/index.ts';
import styles from './report.module.css';

type Sentence = sectionProposals.ProposedSentence;

/** Sentences of a language model, each with its sources; a person takes them over one by one, and saves. */
export function useProposal(section: Section, desk: Desk, onTake: (sentence: Sentence) => void) {
  const t = useTexts();
  const { working, request, may } = desk;
  const [sentences, setSentences] = useState<Sentence[]>([]);
  const { act, busy, dialog } = useAct('POST /reports/v1.0/sectionproposals');
  const hasFindings = working.findings.some(({ status }) => status === 'confirmed');
  if (!may.edit || working.languageModel === null || !hasFindings) return { button: null, panel: null };
  const ask = async () => {
    const answer = await act({ client: request.clientId, request: request.id, section: section.key });
    if (answer) setSentences(answer.Data.sentences);
  };
  const drop = (sentence: Sentence) => setSentences((before) => before.filter((one) => one !== sentence));
  const button = (
    <Button
      className={styles.propose}
      size="small"
      type="text"
      loading={busy}
      onClick={ask}
      aria-label={t('proposeATextForTitle', { title: section.title })}
    >
      {t('proposeAText')}
    </Button>
  );
  const panel = (
    <div aria-live="polite">
      {sentences.length > 0 && (
        <div className={`${styles.newer} ${styles.proposal}`}>
          <p className={layout.small} style={{ margin: 0 }}>
            {t.rich('itMayBeWrongCompareEach', {
              suggested: <strong>{t('suggestedText')}</strong>,
              model: <bdi>{working.languageModel}</bdi>,
            })}
          </p>
          <ul className={layout.plainList}>
            {sentences.map((sentence) => (
              <li key={sentence.text}>
                <p className={layout.prose} dir="auto">
                  {sentence.text}
                </p>
                <Sources ids={sentence.findings} desk={desk} />
                <div className={layout.row}>
                  <Button
                    size="small"
                    type="primary"
                    ghost
                    onClick={() => {
                      onTake(sentence);
                      drop(sentence);
                    }}
                  >
                    {t('accept')}
                  </Button>
                  <Button size="small" type="text" onClick={() => drop(sentence)}>
                    {t('discard')}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        </div>
      )}
      {dialog}
    </div>
  );
  return { button, panel };
}

function Sources({ ids, desk }: { ids: string[]; desk: Desk }) {
  const word = useWords();
  const t = useTexts();
  const found = desk.working.findings.filter(({ id }) => ids.includes(id));
  return (
    <ul className={`${layout.small} ${styles.sources}`} aria-label={t('sources')}>
      {found.map(({ id, category, summary, source }) => (
        <li key={id}>
          {word(category)}: <bdi>{summary}</bdi>
          {source?.title && (
            <>
              {' '}
              (<bdi>{source.title}</bdi>)
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
