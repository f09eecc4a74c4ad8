import { Link } from '@umijs/max';
import { listText } from '@/shared/format';
import layout from '../layout.module.css';
import matchStyles from '../matches/matches.module.css';
import { addressOfRow } from '../queue/queue-columns.tsx';
import { useTexts } from '../texts/index.ts';
import { AnswerForm } from './answer-form.tsx';
import { EvidenceCard } from './evidence-card.tsx';
import type { Differing, Looks } from './looks.ts';
import styles from './second-look.module.css';
import { ShownOf } from './shown-of.tsx';
import { TwoAnswers } from './two-answers.tsx';

type DisagreementListProps = {
  disagreements: Differing[];
  total: number;
  reasons: Looks['reasons'];
  onReload: () => void;
};

/** Two answers that differ, for an allocator to settle who gave neither. */
export function DisagreementList({ disagreements, total, reasons, onReload }: DisagreementListProps) {
  const t = useTexts();
  return (
    <section className={layout.stack} aria-label={t('disagreements')}>
      <h2 className={styles.heading}>{t('disagreements')}</h2>
      <ShownOf shown={disagreements.length} total={total} />
      <ul className={matchStyles.cards}>
        {disagreements.map(({ id, match, first, second, maySettle, ...request }, place) => (
          <EvidenceCard
            key={id}
            match={match}
            isFirst={place === 0}
            answers={
              <div className={styles.said}>
                <TwoAnswers first={first} second={second} />
                <p className={layout.small} style={{ margin: '12px 0 0' }}>
                  <Link to={addressOfRow(request, 'matches')}>
                    {t('openRequestNumber', { requestNumber: request.requestNumber })}
                  </Link>
                </p>
              </div>
            }
          >
            {maySettle && (
              <AnswerForm
                id={id}
                about={listText([match.subject.name, match.matchedName.text], t.language)}
                action="settle"
                reasons={reasons}
                onReload={onReload}
              />
            )}
          </EvidenceCard>
        ))}
      </ul>
    </section>
  );
}
