import { act, render, screen } from '@testing-library/react';
import { WithTexts } from '../../../tests/browser/with-texts.tsx';
import { useEventSentence } from './event-sentence.ts';

type Event = Parameters<ReturnType<typeof useEventSentence>>[0];

function Sentence({ event }: { event: Event }) {
  const sentence = useEventSentence();
  return <p data-testid="said">{sentence(event)}</p>;
}

async function shown(language: string, event: Event) {
  await act(async () => {
    render(
      <WithTexts language={language}>
        <Sentence event={event} />
      </WithTexts>,
    );
  });
  return screen.getByTestId('said').textContent;
}

const sealed = { type: 'report.sealed', text: 'sealed the report', acted: null };
const submitted = {
  type: 'request.acted',
  text: 'submitted the request: draft → submitted',
  acted: { action: 'submit', from: 'draft', to: 'submitted' },
};

test.each([
  ['en-US', sealed, 'sealed the report'],
  ['hi-IN', sealed, 'रिपोर्ट सील की'],
  ['ar-SA', sealed, 'ختم التقرير'],
  ['en-US', submitted, 'submitted the request: Draft → Submitted'],
  ['hi-IN', submitted, 'अनुरोध जमा किया: मसौदा → जमा किया गया'],
  ['ar-SA', submitted, 'قدّم الطلب: مسودة ← مُقدَّم'],
])('an event of the audit trail is read in %s', async (language, event, said) => {
  expect(await shown(language, event)).toBe(said);
});

test('an event that only a newer server knows keeps its English sentence', async () => {
  const unknown = { type: 'moon.full', text: 'howled at the moon' };
  expect(await shown('hi-IN', unknown)).toBe('howled at the moon');
});
