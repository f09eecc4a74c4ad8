import type { ContentColumns } from 'pdfmake/interfaces';
import { risk } from './style.ts';

type Band = keyof typeof risk;

const corners: Record<Band, { x: number; y: number }[]> = {
  high: [
    { x: 0.5, y: 0.05 },
    { x: 1, y: 0.95 },
    { x: 0, y: 0.95 },
  ],
  medium: [
    { x: 0.5, y: 0 },
    { x: 1, y: 0.5 },
    { x: 0.5, y: 1 },
    { x: 0, y: 0.5 },
  ],
  low: [],
};

/** Shape, word and colour, as everywhere else: ▲ high, ◆ medium, ● low. */
export function riskMark(band: Band, fontSize: number): ContentColumns {
  const { color, word } = risk[band];
  const side = fontSize * 0.62;
  const down = fontSize * 0.42;
  const half = side / 2;
  const shape =
    band === 'low'
      ? ({ type: 'ellipse', x: half, y: down + half, r1: half, r2: half, color } as const)
      : ({
          type: 'polyline',
          closePath: true,
          color,
          lineWidth: 0,
          points: corners[band].map(({ x, y }) => ({ x: x * side, y: down + y * side })),
        } as const);
  return {
    columns: [
      { canvas: [shape], width: side + fontSize * 0.35 },
      { text: word, color, bold: true, fontSize, width: '*' },
    ],
  };
}
