import { type KeyboardEvent, useState } from 'react';
import { listText } from '@/shared/format';
import { ScrollRegion } from '@/shared/ui';
import type { OwnershipLink, Working } from '../../analysis.ts';
import { type Translate, useTexts } from '../../texts/index.ts';
import type { Holding } from '../tree.ts';
import styles from './graph.module.css';
import { BOX, type Graph, type GraphEdge, type GraphNode, layOut, wayDown } from './layout.ts';

type OwnershipGraphProps = {
  subject: string;
  holdings: readonly Holding[];
  holders: Working['ownership']['holders'];
  links: readonly OwnershipLink[];
};

const MARGIN = 8;
const LONGEST = 24;
const short = (name: string) => (name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name);

/**
 * Who owns the third party and who it is tied to, drawn. Each box is a button: chosen, it shows its way down and says in
 * words what it is. The tables beside it say the same without a picture.
 */
export function OwnershipGraph({ subject, holdings, holders, links }: OwnershipGraphProps) {
  const t = useTexts();
  const [chosen, setChosen] = useState<string | null>(null);
  const graph = layOut(subject, holdings, links);
  const way = chosen === null ? null : wayDown(chosen, graph);
  const toneOf = ({ name, kind }: GraphNode) => {
    if (kind === 'linked') return links.find((link) => link.name === name)?.risk ?? 'between';
    return holders.find((holder) => holder.name === name)?.flags.includes('sanctioned') ? 'sanctioned' : kind;
  };
  const toggle = (name: string) => setChosen((before) => (before === name ? null : name));
  return (
    <>
      <ScrollRegion label={t('ownershipGraph')}>
        {/* biome-ignore lint/a11y/useSemanticElements: a drawing of buttons has no element of its own */}
        <svg
          className={styles.graph}
          width={graph.width + 2 * MARGIN}
          height={graph.height + 2 * MARGIN}
          viewBox={`${-MARGIN} ${-MARGIN} ${graph.width + 2 * MARGIN} ${graph.height + 2 * MARGIN}`}
          role="group"
          aria-label={t('ownersOfSubjectAndThirdParties', { subject })}
        >
          {graph.edges.map((edge) => (
            <Line key={`${edge.from} ${edge.to}`} edge={edge} graph={graph} way={way} />
          ))}
          {graph.nodes.map((node) => (
            <Box
              key={node.name}
              node={node}
              tone={toneOf(node)}
              said={say(t, node.name, graph, holders, links)}
              isChosen={chosen === node.name}
              isQuiet={way !== null && !way.has(node.name)}
              onChoose={() => toggle(node.name)}
            />
          ))}
        </svg>
      </ScrollRegion>
      <p className={styles.said} role="status">
        {chosen === null ? t('chooseABoxToSeeIts') : say(t, chosen, graph, holders, links)}
      </p>
    </>
  );
}

type BoxProps = {
  node: GraphNode;
  tone: string;
  said: string;
  isChosen: boolean;
  isQuiet: boolean;
  onChoose: () => void;
};

const marks: Record<string, string> = { sanctioned: '▲ ', high: '▲ ' };

function Box({ node, tone, said, isChosen, isQuiet, onChoose }: BoxProps) {
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onChoose();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: SVG has no button of its own
    <g
      role="button"
      tabIndex={0}
      aria-pressed={isChosen}
      aria-label={said}
      className={`${styles.box} ${styles[tone] ?? ''} ${isQuiet ? styles.quiet : ''}`}
      transform={`translate(${node.x} ${node.y})`}
      onClick={onChoose}
      onKeyDown={onKey}
    >
      <rect width={BOX.width} height={BOX.height} rx={4} />
      <text x={BOX.width / 2} y={BOX.height / 2} dominantBaseline="middle" textAnchor="middle">
        {(marks[tone] ?? '') + short(node.name)}
      </text>
      <title>{node.name}</title>
    </g>
  );
}

function Line({ edge, graph, way }: { edge: GraphEdge; graph: Graph; way: Set<string> | null }) {
  const at = (name: string) => graph.nodes.find((node) => node.name === name);
  const [a, b] = [at(edge.from), at(edge.to)];
  if (!a || !b) return null;
  const [upper, lower] = a.y <= b.y ? [a, b] : [b, a];
  const from = { x: upper.x + BOX.width / 2, y: upper.y + BOX.height };
  const to = { x: lower.x + BOX.width / 2, y: upper.y === lower.y ? lower.y + BOX.height : lower.y };
  const bend = upper.y === lower.y ? from.y + BOX.gapY / 2 : (from.y + to.y) / 2;
  const isQuiet = way !== null && !(way.has(edge.from) && way.has(edge.to));
  return (
    <g className={`${styles.line} ${styles[edge.kind]} ${isQuiet ? styles.quiet : ''}`}>
      <path d={`M ${from.x} ${from.y} C ${from.x} ${bend}, ${to.x} ${bend}, ${to.x} ${to.y}`} />
      <text x={(from.x + to.x) / 2} y={bend} dominantBaseline="middle" textAnchor="middle">
        {edge.label}
      </text>
    </g>
  );
}

/** A box in words: what it holds, what reaches the third party, what is known of it. */
function say(
  t: Translate,
  name: string,
  { edges }: Graph,
  holders: Working['ownership']['holders'],
  links: readonly OwnershipLink[],
): string {
  const holds = edges.filter(({ from, kind }) => from === name && kind === 'holds');
  const holder = holders.find((one) => one.name === name);
  const link = links.find((one) => one.name === name);
  const words = [
    ...holds.map(({ to, label }) => t('holdsLabelOfTo', { label, to })),
    ...(holder ? [t('toFixedInEffect', { toFixed: holder.effectivePct.toFixed(2) }), ...holder.flags] : []),
    ...(link ? [t(link.risk === 'high' ? 'tiedAndRatedHigh' : 'tiedAndSanctioned')] : []),
  ];
  return words.length > 0 ? `${name}: ${listText(words, t.language)}` : name;
}
