import type { CSSProperties } from 'react';
import { formatShare } from '../../format/index.ts';
import { directionOf } from '../../texts/direction-of.ts';
import { ScrollRegion } from '../scroll-region/scroll-region.tsx';
import { useTexts } from '../texts/index.ts';
import { type LetterRun, letterDifference } from './letter-difference.ts';
import styles from './name-alignment.module.css';

type AlignedPair = { left: string; right: string; how: string; similarity: number; weight: number };
type Unpaired = { text: string; weight: number };

type NameAlignmentProps = {
  leftLabel: string;
  rightLabel: string;
  pairs: readonly AlignedPair[];
  leftOnly?: readonly Unpaired[];
  rightOnly?: readonly Unpaired[];
};

/** Two names token by token: agreement tinted, differing letters underlined, a token without partner faces a hollow field. */
export function NameAlignment({
  leftLabel,
  rightLabel,
  pairs,
  leftOnly = [],
  rightOnly = [],
}: NameAlignmentProps) {
  const t = useTexts();
  const ours = [...pairs.map(({ left }) => left), ...leftOnly.map(({ text }) => text)];
  return (
    <div className={styles.names} dir={directionOfName(ours.join(' '))}>
      <ScrollRegion label={t('namesCompared')}>
        <table className={styles.table}>
          <tbody>
            <tr>
              <th scope="row">{leftLabel}</th>
              {pairs.map((pair) => (
                <td key={key(pair)}>
                  <Token runs={runsOf(pair).left} similarity={pair.similarity} />
                </td>
              ))}
              {leftOnly.map((one) => (
                <td key={`left-${one.text}`}>
                  <Token runs={[{ text: one.text, same: false }]} similarity={0} />
                </td>
              ))}
              {rightOnly.map((one) => (
                <Hollow key={`right-${one.text}`} />
              ))}
            </tr>
            <tr>
              <th scope="row">{rightLabel}</th>
              {pairs.map((pair) => (
                <td key={key(pair)}>
                  <Token runs={runsOf(pair).right} similarity={pair.similarity} />
                </td>
              ))}
              {leftOnly.map((one) => (
                <Hollow key={`left-${one.text}`} />
              ))}
              {rightOnly.map((one) => (
                <td key={`right-${one.text}`}>
                  <Token runs={[{ text: one.text, same: false }]} similarity={0} />
                </td>
              ))}
            </tr>
            <tr className={styles.how}>
              <th scope="row">{t('how')}</th>
              {pairs.map((pair) => (
                <td key={key(pair)}>
                  <span dir={directionOf(t.language)}>
                    {t('howAlike', { how: pair.how, share: formatShare(pair.similarity) })}
                  </span>
                </td>
              ))}
              {[...leftOnly, ...rightOnly].map((one) => (
                <td key={`only-${one.text}`}>{t('noPartner')}</td>
              ))}
            </tr>
          </tbody>
        </table>
      </ScrollRegion>
    </div>
  );
}

/** By its first letter: a page in another direction would put the last word of a name first. */
const directionOfName = (name: string) =>
  /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u.test(name) ? 'rtl' : 'ltr';

/** Words that are the same in another spelling or script differ in no letter that counts. */
const runsOf = (pair: AlignedPair) =>
  pair.similarity === 1
    ? { left: [{ text: pair.left, same: true }], right: [{ text: pair.right, same: true }] }
    : letterDifference(pair.left, pair.right);

const key = (pair: AlignedPair) => `${pair.left}|${pair.right}|${pair.how}`;

function Token({ runs, similarity }: { runs: LetterRun[]; similarity: number }) {
  let position = 0;
  return (
    <bdi
      className={styles.token}
      style={{ '--agreement': `${Math.round(similarity * 100)}%` } as CSSProperties}
    >
      {runs.map((run) => {
        position += run.text.length;
        return run.same ? <span key={position}>{run.text}</span> : <u key={position}>{run.text}</u>;
      })}
    </bdi>
  );
}

function Hollow() {
  const t = useTexts();
  return (
    <td>
      <span className={styles.hollow} role="img" aria-label={t('noCounterpart')} />
    </td>
  );
}
