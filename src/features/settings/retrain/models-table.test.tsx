import { act, render, screen } from '@testing-library/react';
import '@umijs/max';
import { ModelsTable } from './models-table.tsx';

const mockAct = jest.fn();
jest.mock('@/shared/ui', () => ({
  ScrollRegion: ({ children }: { children: never }) => children,
  TimeText: () => null,
  useAct: () => ({ act: mockAct, busy: false, dialog: null }),
}));
jest.mock('./model-details.tsx', () => ({ ModelDetails: () => null }));

const model = (id: string, number: number, status: string) =>
  ({ id, number, status, measures: null, before: null, sha256: null }) as never;

test('a model is rolled back only after the question', async () => {
  const models = [model('2', 2, 'active'), model('1', 1, 'superseded')];
  render(<ModelsTable models={models} />);
  const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
  await press('Roll back');
  expect(mockAct).not.toHaveBeenCalled();
  await press('Yes, roll back');
  expect(mockAct).toHaveBeenCalledWith({ action: 'rollback', version: '2' });
});
