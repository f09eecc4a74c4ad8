import { encode } from 'uqr';

export type QrLevel = 'L' | 'M' | 'Q' | 'H';
export const QrLimits = { width: 10, margin: 4, scale: 4, versionMin: 1, versionMax: 40 } as const;

/**
 * The modules of a QR code (ISO/IEC 18004), dark ones true, without the quiet margin. The smallest version that holds
 * the data, or the given one. Throws a RangeError for empty data and for a version outside 1–40.
 */
export function qrMatrix(data: string, level: QrLevel, version?: number): boolean[][] {
  if (data === '') throw new RangeError('A QR code needs data.');
  const { versionMin, versionMax } = QrLimits;
  if (version !== undefined && !(Number.isInteger(version) && version >= versionMin && version <= versionMax))
    throw new RangeError(`The version of a QR code lies between ${versionMin} and ${versionMax}.`);
  const [minVersion, maxVersion] = [version ?? versionMin, version ?? versionMax];
  return encode(data, { ecc: level, border: 0, minVersion, maxVersion }).data;
}

/** Pixels of the whole: the width where it has room for every module, else `scale` pixels a module. */
export const qrPixels = (modules: number, width: number, scale: number) =>
  width >= modules ? width : modules * scale;
