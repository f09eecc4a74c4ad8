import { fireEvent, render, screen } from '@testing-library/react';
import { WithTexts } from '../../../../tests/browser/with-texts.tsx';
import { Failure } from './failure.tsx';
import { Loaded } from './loaded.tsx';

const problem = new Error('The connection broke.');

test('a call that failed shows why and offers another try, never an empty page', () => {
  const reload = jest.fn();
  render(<Loaded of={{ data: undefined, error: problem, reload }}>{() => 'No owners'}</Loaded>, {
    wrapper: WithTexts,
  });
  expect(screen.getByRole('alert')).toBeTruthy();
  expect(screen.queryByText('No owners')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(reload).toHaveBeenCalled();
});

test('what was read before stays while a newer answer cannot be read', () => {
  const of = { data: ['Asha'], error: problem, reload: jest.fn() };
  render(
    <>
      <Loaded of={of}>{([name]) => <p>{name}</p>}</Loaded>
      <Failure of={of} />
    </>,
    { wrapper: WithTexts },
  );
  expect(screen.getByText('Asha')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
