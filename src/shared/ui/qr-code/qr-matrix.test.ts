import { QrLimits, qrMatrix, qrPixels } from './qr-matrix.ts';

const modulesOf = (version: number) => 17 + 4 * version;

test('the smallest version that holds the data is taken, at the level asked for', () => {
  // 14 bytes fill version 1 at level M; 15 need version 2.
  expect(qrMatrix('x'.repeat(14), 'M')).toHaveLength(modulesOf(1));
  expect(qrMatrix('x'.repeat(15), 'M')).toHaveLength(modulesOf(2));
  expect(qrMatrix('x'.repeat(15), 'L')).toHaveLength(modulesOf(1));
});

test.each([1, 2, 40])('version %i may be asked for', (version) => {
  expect(qrMatrix('prudence', 'M', version)).toHaveLength(modulesOf(version));
});

test.each([0, 41, -1, 1.5, Number.NaN])('version %p is rejected', (version) => {
  expect(() => qrMatrix('prudence', 'M', version)).toThrow(RangeError);
});

test('empty data is rejected, and data that no version holds', () => {
  expect(() => qrMatrix('', 'M')).toThrow('needs data');
  expect(() => qrMatrix('x'.repeat(2332), 'M')).toThrow(RangeError);
  expect(() => qrMatrix('x'.repeat(15), 'M', 1)).toThrow(RangeError);
});

test('the width counts where every module has room, else four pixels a module', () => {
  expect(qrPixels(29, 256, QrLimits.scale)).toBe(256);
  expect(qrPixels(29, QrLimits.width, QrLimits.scale)).toBe(116);
});
