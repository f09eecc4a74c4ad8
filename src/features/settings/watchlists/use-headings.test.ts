import { renderHook, waitFor } from '@testing-library/react';
import { useHeadings } from './use-headings.ts';

test('an import waits for the headings of its file: the choice of columns that they bring would move its button', async () => {
  const file = new File(['id,name\n1,Zorin'], 'own.csv');
  file.slice = () => Object.assign(new Blob(), { text: async () => 'id,name\n1,Zorin' });
  const { result, rerender } = renderHook(
    (shown: File | undefined) => useHeadings(shown, 'Couldn’t read the columns'),
    {
      initialProps: undefined as File | undefined,
    },
  );
  expect(result.current).toEqual([]);
  rerender(file);
  expect(result.current).toBeNull();
  await waitFor(() => expect(result.current).toEqual(['id', 'name']));
  rerender(undefined);
  expect(result.current).toEqual([]);
});
