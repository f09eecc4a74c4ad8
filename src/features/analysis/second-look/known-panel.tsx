import { formatShare } from '@/shared/format';
import { Panel } from '@/shared/ui';
import layout from '../layout.module.css';
import { useTexts } from '../texts/index.ts';
import type { Known } from './looks.ts';

/** Who finds the answers that are known; the people themselves are not told. */
export function KnownPanel({ known }: { known: Known }) {
  const t = useTexts();
  const { available, people } = known;
  return (
    <Panel title={t('knownAnswers')}>
      <p className={layout.prose}>{t('knownAnswersText', { count: available })}</p>
      {people.length > 0 && (
        <table className={layout.table}>
          <thead>
            <tr>
              <th scope="col">{t('person')}</th>
              <th scope="col" className={layout.number}>
                {t('right')}
              </th>
              <th scope="col" className={layout.number}>
                {t('share')}
              </th>
            </tr>
          </thead>
          <tbody>
            {people.map(({ id, name, answered, right }) => (
              <tr key={id}>
                <th scope="row">
                  <bdi>{name}</bdi>
                </th>
                <td className={layout.number}>{t('rightOfAnswered', { right, answered })}</td>
                <td className={layout.number}>{formatShare(right / answered)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}
