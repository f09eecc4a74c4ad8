export const QrLimits = { width: 10, margin: 4, scale: 4, versionMin: 1, versionMax: 40 } as const;

/** Throws a RangeError for empty data and for a version outside 1–40. */
export function checkQr(data: string, version: number) {
  if (data === '') throw new RangeError('A QR code needs data.');
  const { versionMin, versionMax } = QrLimits;
  if (!Number.isInteger(version) || version < versionMin || version > versionMax)
    throw new RangeError(`The version of a QR code lies between ${versionMin} and ${versionMax}.`);
}

/** Pixels of the whole: the width where it has room for every module of the version, else `scale` pixels a module. */
export function qrPixels({ width, margin, scale, version }: Record<QrMeasure, number>) {
  const modules = 17 + 4 * version + 2 * margin;
  return width >= modules ? width : modules * scale;
}

type QrMeasure = 'width' | 'margin' | 'scale' | 'version';
