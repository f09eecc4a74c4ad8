import { act, render, screen } from '@testing-library/react';
import { Suspense, startTransition, useState } from 'react';
import { WithTexts } from '../../../tests/browser/with-texts.tsx';
import { catalogue, useCatalogue } from './catalogue.ts';

const english = { rows: '{count, plural, one {# row} other {# rows}}', by: 'by {name}' };
const hindi = { rows: '{count, plural, one {# पंक्ति} other {# पंक्तियाँ}}', by: '{name} द्वारा' };
const arabic = {
  rows: '{count, plural, one {صف واحد} two {صفان} few {# صفوف} many {# صفًا} other {# صف}}',
  by: 'بواسطة {name}',
};

const texts = (load = async () => ({ default: hindi })) =>
  catalogue(english, load, async () => ({ default: arabic }));

function Sentence({ from }: { from: ReturnType<typeof texts> }) {
  const t = useCatalogue(from);
  return (
    <p data-testid="said">
      {t('rows', { count: 3 })} {t.rich('by', { name: <b>Anil</b> })} {t('rows', { count: 11 })}
    </p>
  );
}

async function shown(language: string, from = texts()) {
  await act(async () => {
    render(
      <WithTexts language={language}>
        <Suspense>
          <Sentence from={from} />
        </Suspense>
      </WithTexts>,
    );
  });
  return screen.getByTestId('said').innerHTML;
}

test('texts come in the reader’s language, with its plurals and with elements among their values', async () => {
  expect(await shown('hi-IN')).toBe('3 पंक्तियाँ <b>Anil</b> द्वारा 11 पंक्तियाँ');
});

test('Arabic tells few from many, in the digits of identifiers', async () => {
  expect(await shown('ar-SA')).toBe('3 صفوف بواسطة <b>Anil</b> 11 صفًا');
});

test('a language that cannot be loaded is stood in for by English', async () => {
  const failing = () => Promise.reject(new Error('offline'));
  expect(await shown('hi-IN', texts(failing))).toBe('3 rows by <b>Anil</b> 11 rows');
});

describe('a language that could not be loaded is tried again', () => {
  const failingFirst = (times: number) => {
    let failures = times;
    return texts(() =>
      failures-- > 0 ? Promise.reject(new Error('offline')) : Promise.resolve({ default: hindi }),
    );
  };
  const said = () => screen.getAllByTestId('said').map(({ textContent }) => textContent?.slice(0, 3));

  test('by the next one who needs it, for all who stand there', async () => {
    const from = failingFirst(2);
    expect(await shown('hi-IN', from)).toContain('3 rows');
    await act(async () => {
      render(
        <WithTexts language="hi-IN">
          <Sentence from={from} />
        </WithTexts>,
      );
    });
    expect(said()).toEqual(['3 प', '3 प']);
  });

  test('when the network is back', async () => {
    expect(await shown('hi-IN', failingFirst(2))).toContain('3 rows');
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(said()).toEqual(['3 प']);
  });

  test('when it is chosen again', async () => {
    const from = failingFirst(1);
    expect((await from.load('hi-IN')).language).toBe('en-US');
    expect((await from.load('hi-IN')).language).toBe('hi-IN');
  });
});

const first = texts();
const second = catalogue(
  { hello: 'Hello' },
  async () => ({ default: { hello: 'नमस्ते' } }),
  async () => ({ default: { hello: 'مرحبًا' } }),
);

function Both() {
  const t = useCatalogue(first);
  const other = useCatalogue(second);
  return <p data-testid="both">{`${t('rows', { count: 1 })} ${other('hello')}`}</p>;
}

/** As a route opens: React renders it in the background and goes on with it once the texts have come. */
function Place() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => startTransition(() => setOpen(true))}>
        open
      </button>
      {isOpen && <Both />}
    </>
  );
}

test('a component that speaks from two catalogues gets the texts of each', async () => {
  render(
    <WithTexts language="hi-IN">
      <Suspense>
        <Place />
      </Suspense>
    </WithTexts>,
  );
  await act(async () => screen.getByRole('button').click());
  expect(screen.getByTestId('both').textContent).toBe('1 पंक्ति नमस्ते');
});
