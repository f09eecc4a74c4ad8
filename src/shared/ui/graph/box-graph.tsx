import type { KeyboardEvent } from 'react';
import { ScrollRegion } from '../scroll-region/scroll-region.tsx';
import styles from './graph.module.css';
import { BOX, type Graph, type GraphEdge, type GraphNode, wayDown } from './layout.ts';
import { nameLines } from './name-lines.ts';

/** How a box stands out. */
export type Tone = { isRoot?: boolean; isAlert?: boolean; isDashed?: boolean };

type BoxGraphProps = {
  /** What the drawing is called. */
  label: string;
  /** What is drawn, in words. */
  caption: string;
  graph: Graph;
  toneOf: (node: GraphNode) => Tone;
  /** A box in words, for who cannot see the lines. */
  describe: (name: string) => string;
  chosen: string | null;
  onChoose: (name: string) => void;
  /** Whether only the way down from the chosen box is in full colour. */
  showsWay?: boolean;
};

const MARGIN = 8;
const LINE_PX = 16;
const toneClasses = ({ isRoot, isAlert, isDashed }: Tone) =>
  [isRoot && styles.root, isAlert && styles.alert, isDashed && styles.dashedBox].filter(Boolean).join(' ');

/** Boxes in rows and the lines between them. Each box is a button. */
export function BoxGraph({ label, caption, graph, toneOf, describe, ...choice }: BoxGraphProps) {
  const { chosen, onChoose, showsWay = true } = choice;
  const way = chosen === null || !showsWay ? null : wayDown(chosen, graph);
  return (
    <ScrollRegion label={label}>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing of buttons has no element of its own */}
      <svg
        className={styles.graph}
        width={graph.width + 2 * MARGIN}
        height={graph.height + 2 * MARGIN}
        viewBox={`${-MARGIN} ${-MARGIN} ${graph.width + 2 * MARGIN} ${graph.height + 2 * MARGIN}`}
        role="group"
        aria-label={caption}
      >
        {graph.edges.map((edge) => (
          <Line key={`${edge.from} ${edge.to}`} edge={edge} graph={graph} way={way} />
        ))}
        {graph.nodes.map((node) => (
          <Box
            key={node.name}
            node={node}
            tone={toneOf(node)}
            description={describe(node.name)}
            isChosen={chosen === node.name}
            isQuiet={way !== null && !way.has(node.name)}
            onChoose={() => onChoose(node.name)}
          />
        ))}
      </svg>
    </ScrollRegion>
  );
}

const NameLine = ({ text, dy = 0 }: { text: string; dy?: number }) => (
  <tspan x={BOX.width / 2} dy={dy}>
    {/* A name is cut at its own end, whichever way the page runs. */}
    {`\u2068${text}\u2069`}
  </tspan>
);

type BoxProps = {
  node: GraphNode;
  tone: Tone;
  description: string;
  isChosen: boolean;
  isQuiet: boolean;
  onChoose: () => void;
};

function Box({ node, tone, description, isChosen, isQuiet, onChoose }: BoxProps) {
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onChoose();
  };
  const [first = '', second] = nameLines((tone.isAlert ? '▲\u00a0' : '') + node.name);
  return (
    // biome-ignore lint/a11y/useSemanticElements: SVG has no button of its own
    <g
      role="button"
      tabIndex={0}
      aria-pressed={isChosen}
      aria-label={description}
      className={`${styles.box} ${toneClasses(tone)} ${isQuiet ? styles.quiet : ''}`}
      transform={`translate(${node.x} ${node.y})`}
      onClick={onChoose}
      onKeyDown={onKey}
    >
      <rect width={BOX.width} height={BOX.height} rx={4} />
      <text y={(BOX.height - (second ? LINE_PX : 0)) / 2} dominantBaseline="middle" textAnchor="middle">
        <NameLine text={first} />
        {second && <NameLine text={second} dy={LINE_PX} />}
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
    <g className={`${styles.line} ${edge.isDashed ? styles.dashed : ''} ${isQuiet ? styles.quiet : ''}`}>
      <path d={`M ${from.x} ${from.y} C ${from.x} ${bend}, ${to.x} ${bend}, ${to.x} ${to.y}`} />
      <text x={(from.x + to.x) / 2} y={bend} dominantBaseline="middle" textAnchor="middle">
        {edge.label}
      </text>
    </g>
  );
}
