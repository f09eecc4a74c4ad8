import { safeFileName } from './name-rules.ts';

test.each([
  ['../../x', '__.._x'],
  ['C:\\x.pdf', 'C__x.pdf'],
  ['.hidden', '_hidden'],
  ['a"\r\nb.pdf', 'a___b.pdf'],
  ['\u202Efdp.exe', '_fdp.exe'],
  ['con.txt', '_con.txt'],
])('D13 the name %j becomes the safe name %j', (name, safe) => {
  expect(safeFileName(name)).toBe(safe);
});
