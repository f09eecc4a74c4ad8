import styles from './supply-chain.module.css';

type Station = { x: number; y: number; name: string; drawing: string };

/** Line drawings on a 64 × 64 field, centred on their station. */
const STATIONS: readonly Station[] = [
  {
    x: 110,
    y: 452,
    name: 'mine',
    drawing: 'M-22 16h44M-16 16l8-20h16l8 20M-8-4l4-12h8l4 12M-22-14l10-6M-12-20l6 10M0 4v12',
  },
  {
    x: 228,
    y: 236,
    name: 'plant',
    drawing: 'M-24 18V-2l14 8V-2l14 8V-2l14 8v12zM10 0v-20h8V4M-14 12h6M0 12h6M14 12h4M12-26q4-4 8 0',
  },
  {
    x: 368,
    y: 404,
    name: 'port',
    drawing: 'M-22 20h44M-12 20v-38h6v38M-24-18h44M20-18v14M14-4h12v10h-12zM-9-18v-6M-22-18v6M-6-4l14-14',
  },
  {
    x: 520,
    y: 250,
    name: 'ship',
    drawing:
      'M-26 6h52l-8 14h-36zM-18 6v-10h12v10M-6 6v-10h12v10M6 6v-20h10V6M-12-4v-10h12v10M-26 26q6-4 13 0t13 0 13 0 13 0',
  },
  {
    x: 604,
    y: 470,
    name: 'warehouse',
    drawing: 'M-26 20v-24l26-16 26 16v24zM-14 20V2h28v18M-14 8h28M-14 14h28',
  },
  {
    x: 424,
    y: 96,
    name: 'shop',
    drawing:
      'M-22-4v24h44V-4M-26-4l6-16h40l6 16M-26-4q6.5 8 13 0 6.5 8 13 0 6.5 8 13 0 6.5 8 13 0M-12 20V6h10v14M6 6h10v8H6z',
  },
];

const ROUTES: readonly [number, number][] = [
  [0, 1],
  [1, 2],
  [2, 3],
  [3, 4],
  [1, 5],
  [5, 3],
  [2, 4],
  [0, 2],
];

const NODES = [
  [60, 300],
  [300, 540],
  [660, 330],
  [320, 120],
  [560, 130],
  [470, 540],
] as const;

/** A supply chain as a network, in two tones: mine, plant, port, ship, warehouse, shop, and the lesser-known between. */
export function SupplyChain() {
  return (
    <svg className={styles.drawing} viewBox="0 0 720 600" aria-hidden="true">
      {ROUTES.map(([from, to]) => (
        <path key={`${from}-${to}`} className={styles.route} d={curve(from, to)} />
      ))}
      {NODES.map(([x, y]) => (
        <g key={`${x}-${y}`}>
          <path className={styles.thread} d={`M${x} ${y}L${nearest(x, y)}`} />
          <circle className={styles.node} cx={x} cy={y} r="6" />
        </g>
      ))}
      {STATIONS.map((station) => (
        <g key={station.name} transform={`translate(${station.x} ${station.y})`} data-station={station.name}>
          <circle className={styles.disc} r="50" />
          <path className={styles.line} d={station.drawing} />
        </g>
      ))}
    </svg>
  );
}

function curve(from: number, to: number): string {
  const a = STATIONS[from] as Station;
  const b = STATIONS[to] as Station;
  const bend = (b.x - a.x) * 0.18;
  return `M${a.x} ${a.y}Q${(a.x + b.x) / 2} ${(a.y + b.y) / 2 - bend} ${b.x} ${b.y}`;
}

function nearest(x: number, y: number): string {
  const distance = (one: Station) => Math.hypot(one.x - x, one.y - y);
  const [first] = [...STATIONS].sort((a, b) => distance(a) - distance(b));
  return `${first?.x} ${first?.y}`;
}
