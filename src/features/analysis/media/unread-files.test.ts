import { isRead, unreadFiles } from './unread-files.ts';

const file = (id: string, sha256 = id) => ({ id, name: `${id}.pdf`, sha256 });

test('a document that no source reads is told, with the one that has the same content', () => {
  const sources = [{ attachmentId: 'read', sha256: 'one', title: 'Gazette' }];
  expect(unreadFiles([file('read', 'one'), file('copy', 'one'), file('new')], sources)).toEqual([
    { file: file('copy', 'one'), same: sources[0] },
    { file: file('new'), same: undefined },
  ]);
});

test('pictures and workbooks are not searched for adverse media', () => {
  const names = ['a.PDF', 'b.docx', 'c.html', 'd.png', 'e.xlsx', 'docx'];
  expect(names.map((name) => isRead({ name }))).toEqual([true, true, true, false, false, false]);
});
