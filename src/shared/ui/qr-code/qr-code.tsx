import { QRCodeSVG } from 'qrcode.react';
import { colours } from '../../../../config/theme.ts';
import { checkQr, QrLimits, qrPixels } from './qr-limits.ts';

type QrCodeProps = {
  data: string;
  title: string;
  level?: 'L' | 'M' | 'Q' | 'H';
  /** The smallest version (ISO/IEC 18004) to take; a higher one where the data needs it. */
  version?: number;
  width?: number;
  margin?: number;
  scale?: number;
};

/** Dark on light in both themes: many cameras read nothing else. */
const { ink, paper } = colours('light');

/** A QR code at the level asked for, never a higher one. Throws a RangeError for what no QR code can be. */
export function QrCode({
  data,
  title,
  level = 'M',
  version = QrLimits.versionMin,
  width = QrLimits.width,
  margin = QrLimits.margin,
  scale = QrLimits.scale,
}: QrCodeProps) {
  checkQr(data, version);
  return (
    <QRCodeSVG
      value={data}
      title={title}
      aria-label={title}
      level={level}
      boostLevel={false}
      minVersion={version}
      marginSize={margin}
      size={qrPixels({ width, margin, scale, version })}
      fgColor={ink}
      bgColor={paper}
      data-level={level}
    />
  );
}
