import { act, render, screen } from '@testing-library/react';
import { methodFields, methodInForce } from '../../../../engine/rating/index.ts';
import { WithTexts } from '../../../../tests/browser/with-texts.tsx';
import { useEntryNames } from './method-names.ts';

const own = { path: 'conditions.kite_flying', label: 'Kites flown' };
const entries = [...methodFields(methodInForce), own];

function Names() {
  const entryName = useEntryNames();
  return (
    <ul>
      {entries.map(({ path, label }) => (
        <li key={path}>{entryName(path, label)}</li>
      ))}
    </ul>
  );
}

async function namesIn(language: string) {
  await act(async () => {
    render(
      <WithTexts language={language}>
        <Names />
      </WithTexts>,
    );
  });
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
}

test('in English the entries of the method in force are called as the method itself calls them', async () => {
  const labels = entries.map(({ label }) => label[0]!.toUpperCase() + label.slice(1));
  expect(await namesIn('en-US')).toEqual(labels);
});

test.each([
  ['hi-IN', /^\P{Script=Arabic}*\p{Script=Devanagari}\P{Script=Arabic}*$/u],
  ['ar-SA', /^\P{Script=Devanagari}*\p{Script=Arabic}\P{Script=Devanagari}*$/u],
])('in %s all of them are, but what a firm has of its own stays as it is', async (language, script) => {
  const names = await namesIn(language);
  expect(names.pop()).toBe(own.label);
  expect(names.filter((name) => !script.test(name))).toEqual([]);
});
