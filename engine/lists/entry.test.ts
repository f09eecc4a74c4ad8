import { addName, addOnce, emptyEntry } from './entry.ts';

it.each([
  ['Gui\u0092an  Investment', 'Gui’an Investment'],
  ['Zar\u0001qun\u009D\nTrading', 'Zar qun Trading'],
  ['\u0085Zarqun', '…Zarqun'],
])('%j is the name %j: it holds nothing that a search refuses', (written, name) => {
  const entry = emptyEntry('1', 'organisation');
  addName(entry, written, 'primary');
  addOnce(entry.addresses, written);
  expect([entry.names[0]?.text, entry.addresses[0]]).toEqual([name, name]);
});
