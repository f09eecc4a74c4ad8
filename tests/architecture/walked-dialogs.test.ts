import { dialogsOf, notOpened } from '../support/pages/dialogs-of.ts';
import { sourceFiles } from './source-files.ts';

const DIALOG = /<(Modal|Drawer|FormDialog|ReasonDialog|Popconfirm)\b|modal\.confirm\(/;
const found = sourceFiles(/^src\/.*\.tsx$/)
  .filter(({ path, text }) => !path.endsWith('.test.tsx') && DIALOG.test(text))
  .map(({ path }) => path.replace(/^src\/|\.tsx$/g, ''));
const opened = Object.values(dialogsOf)
  .flatMap((places) => Object.values(places).flatMap((dialogs) => Object.keys(dialogs)))
  .filter((file) => file !== '');

test('each file with a dialog has one that the walk in Hindi and Arabic opens, or a reason why it does not', () => {
  expect(found.length).toBeGreaterThan(50);
  expect(found.filter((file) => !opened.includes(file) && !Object.hasOwn(notOpened, file))).toEqual([]);
});

test('the walk and the reasons name no file that has no dialog, and no reason excuses one that is opened', () => {
  const named = [...new Set([...opened, ...Object.keys(notOpened)])];
  expect(named.filter((file) => !found.includes(file))).toEqual([]);
  expect(Object.keys(notOpened).filter((file) => opened.includes(file))).toEqual([]);
});
