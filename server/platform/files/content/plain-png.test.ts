import { writtenPng } from '../../../../tests/support/documents/written-png.ts';
import { plainPng } from './plain-png.ts';

const largest = { width: 100, height: 50 };

test('a picture is kept, and whatever else the file holds is left out', () => {
  const plain = plainPng(writtenPng(20, 10), largest);
  expect(plain?.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a');
  expect([plain?.readUInt32BE(16), plain?.readUInt32BE(20)]).toEqual([20, 10]);
  const remarked = writtenPng(20, 10, { remark: '<script>' });
  expect(plainPng(Buffer.concat([remarked, Buffer.from('PK\u0003\u0004')]), largest)).toEqual(plain);
  expect(plainPng(writtenPng(20, 10, { type: 2 }), largest)).not.toBeNull();
});

const damaged = writtenPng(20, 10);
damaged[45] = (damaged[45] ?? 0) ^ 1;

test.each<[string, Buffer]>([
  ['nothing', Buffer.alloc(0)],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>')],
  ['a JPEG', Buffer.from('ffd8ffe000104a464946', 'hex')],
  ['a PNG that is cut', writtenPng(20, 10).subarray(0, -20)],
  ['a PNG with a wrong checksum', damaged],
  ['a PNG of no width', writtenPng(0, 10)],
  ['a PNG that is too wide', writtenPng(101, 10)],
  ['a PNG that is too high', writtenPng(20, 51)],
  ['a PNG with a palette', writtenPng(20, 10, { type: 3 })],
  ['a PNG of 16 bits', writtenPng(20, 10, { depth: 16 })],
  ['an interlaced PNG', writtenPng(20, 10, { interlaced: true })],
  ['a PNG that unpacks to more than its size', writtenPng(20, 10, { rows: Buffer.alloc(20 * 81) })],
  ['a PNG that unpacks to less', writtenPng(20, 10, { rows: Buffer.alloc(9 * 81) })],
  ['a PNG with a filter that there is not', writtenPng(20, 10, { rows: Buffer.alloc(10 * 81, 7) })],
])('%s is no plain picture', (_what, file) => {
  expect(plainPng(file, largest)).toBeNull();
});
