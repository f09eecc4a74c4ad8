import { colours } from '../../../../config/theme.ts';
import { type QrLevel, QrLimits, qrMatrix, qrPixels } from './qr-matrix.ts';

type QrCodeProps = {
  data: string;
  title: string;
  level?: QrLevel;
  version?: number;
  width?: number;
  margin?: number;
  scale?: number;
};

/** Dark on light in both themes: many cameras read nothing else. */
const { ink, paper } = colours('light');

/** A QR code as one path. */
export function QrCode({
  data,
  title,
  level = 'M',
  version,
  width = QrLimits.width,
  margin = QrLimits.margin,
  scale = QrLimits.scale,
}: QrCodeProps) {
  const rows = qrMatrix(data, level, version);
  const modules = rows.length + 2 * margin;
  const pixels = qrPixels(modules, width, scale);
  const path = rows.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? `M${x + margin} ${y + margin}h1v1h-1z` : [])),
  );
  return (
    <svg
      width={pixels}
      height={pixels}
      viewBox={`0 0 ${modules} ${modules}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={title}
      data-level={level}
    >
      <rect width={modules} height={modules} fill={paper} />
      <path d={path.join('')} fill={ink} />
    </svg>
  );
}
