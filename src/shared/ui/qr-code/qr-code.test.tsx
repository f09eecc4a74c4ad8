import { render, screen } from '@testing-library/react';
import { QrCode } from './qr-code.tsx';
import { checkQr, QrLimits, qrPixels } from './qr-limits.ts';

const MARGIN = 4;
const modulesOf = (version: number) => 17 + 4 * version + 2 * MARGIN;

function drawn(data: string, version?: number) {
  const { unmount } = render(<QrCode data={data} title="code" width={256} {...(version && { version })} />);
  const code = screen.getByRole('img', { name: 'code' });
  const seen = {
    modules: Number(code.getAttribute('viewBox')?.split(' ')[2]),
    size: code.getAttribute('width'),
  };
  unmount();
  return seen;
}

test('the smallest version that holds the data at level M is drawn, 256 pixels wide, with a margin of four', () => {
  // 14 bytes fill version 1 at level M; 15 need version 2, which level L would not.
  expect(drawn('x'.repeat(14))).toEqual({ modules: modulesOf(1), size: '256' });
  expect(drawn('x'.repeat(15))).toEqual({ modules: modulesOf(2), size: '256' });
});

test.each([1, 2, 40])('version %i may be asked for', (version) => {
  expect(drawn('prudence', version).modules).toBe(modulesOf(version));
});

test.each([0, 41, -1, 1.5, Number.NaN])('version %p is rejected', (version) => {
  expect(() => checkQr('prudence', version)).toThrow(RangeError);
});

test('empty data is rejected', () => {
  expect(() => checkQr('', 1)).toThrow('needs data');
});

test('the width counts where every module has room, else four pixels a module', () => {
  expect(qrPixels({ ...QrLimits, width: 256, version: 1 })).toBe(256);
  expect(qrPixels({ ...QrLimits, version: 1 })).toBe(116);
});
