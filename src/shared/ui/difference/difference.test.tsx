import { act, render, screen } from '@testing-library/react';
import { IntlProvider } from '@umijs/max';
import { type ComponentType, type PropsWithChildren, Suspense } from 'react';
import { Difference } from './difference.tsx';

const Provider = IntlProvider as unknown as ComponentType<PropsWithChildren<{ locale: string }>>;

test.each([
  ['en-US', 'Low → High'],
  ['ar-SA', 'Low ← High'],
])('the arrow of a change points from the old to the new value in %s', async (locale, said) => {
  await act(async () => {
    render(
      <Provider locale={locale}>
        <Suspense>
          <p data-testid="said">
            <Difference before="Low" after="High" />
          </p>
        </Suspense>
      </Provider>,
    );
  });
  expect(screen.getByTestId('said').textContent).toBe(said);
});
