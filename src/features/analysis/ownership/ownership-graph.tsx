import { useState } from 'react';
import { formatPercent, listText } from '@/shared/format';
import { useOwnerRemarks } from '@/shared/server-texts/section-title';
import { BoxGraph, type Graph, type GraphEdge, layOut, type Tone } from '@/shared/ui/graph';
import { type ToWord, useWords } from '@/shared/words/use-words';
import type { Holding } from '../../../../contract/holdings.ts';
import type { OwnershipLink, Working } from '../analysis.ts';
import { type Translate, useTexts } from '../texts/index.ts';
import styles from './ownership.module.css';

type OwnershipGraphProps = {
  subject: string;
  holdings: readonly Holding[];
  holders: Working['ownership']['holders'];
  links: readonly OwnershipLink[];
};

/**
 * Who owns the third party and who it is tied to, drawn. Each box is a button: chosen, it shows its way down and says in
 * words what it is. The tables beside it say the same without a picture.
 */
export function OwnershipGraph({ subject, holdings, holders, links }: OwnershipGraphProps) {
  const t = useTexts();
  const word = useWords();
  const remark = useOwnerRemarks();
  const named = holders.map((holder) => ({ ...holder, flags: holder.flags.map(remark) }));
  const [chosen, setChosen] = useState<string | null>(null);
  const graph = layOut(subject, [...holdings.map(holdingEdge), ...linkEdges(links, word)]);
  const describe = (name: string) => describeBox(t, name, graph, named, links);
  return (
    <>
      <BoxGraph
        label={t('ownershipGraph')}
        caption={t('ownersOfSubjectAndThirdParties', { subject })}
        graph={graph}
        toneOf={({ name, row }) => (row === 0 ? { isRoot: true } : toneOf(name, holders, links))}
        describe={describe}
        chosen={chosen}
        onChoose={(name) => setChosen((before) => (before === name ? null : name))}
      />
      <p className={styles.said} role="status">
        {chosen === null ? t('chooseABoxToSeeIts') : describe(chosen)}
      </p>
    </>
  );
}

const holdingEdge = ({ owner, owned, pct }: Holding): GraphEdge => ({
  ...{ from: owner, to: owned, label: formatPercent(pct) },
});

/** Whoever a link goes over: tied to the third party of the step by a line, if the chart does not show them already. */
const linkEdges = (links: readonly OwnershipLink[], word: ToWord): GraphEdge[] =>
  links.flatMap(({ path }) =>
    path.flatMap(({ from, who, role, as, to }) => [
      { from: who, to: from, label: word(role).toLowerCase(), isDashed: true },
      { from: who, to, label: word(as).toLowerCase(), isDashed: true },
    ]),
  );

function toneOf(
  name: string,
  holders: Working['ownership']['holders'],
  links: readonly OwnershipLink[],
): Tone {
  if (holders.find((holder) => holder.name === name)?.flags.includes('sanctioned')) return { isAlert: true };
  const link = links.find((one) => one.name === name);
  if (link) return { isAlert: true, isDashed: link.risk === 'high' };
  return { isDashed: links.some(({ path }) => path.some(({ to }) => to === name)) };
}

/** A box in words: what it holds, what reaches the third party, what is known of it. */
function describeBox(
  t: Translate,
  name: string,
  { edges }: Graph,
  holders: Working['ownership']['holders'],
  links: readonly OwnershipLink[],
): string {
  const holds = edges.filter(({ from, isDashed }) => from === name && !isDashed);
  const holder = holders.find((one) => one.name === name);
  const link = links.find((one) => one.name === name);
  const words = [
    ...holds.map(({ to, label }) => t('holdsLabelOfTo', { label, to })),
    ...(holder ? [t('toFixedInEffect', { toFixed: holder.effectivePct.toFixed(2) }), ...holder.flags] : []),
    ...(link ? [t(link.risk === 'high' ? 'tiedAndRatedHigh' : 'tiedAndSanctioned')] : []),
  ];
  return words.length > 0 ? `${name}: ${listText(words, t.language)}` : name;
}
