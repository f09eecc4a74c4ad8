import '@umijs/max';
import { fireEvent, render, screen } from '@testing-library/react';
import { ChooseFiles } from './choose-files.tsx';

const letter = new File(['one'], 'letter.pdf');
const chart = new File(['two'], 'chart.pdf');

test('where people may say what a file is, each has a choice of its own', () => {
  const onKinds = jest.fn();
  const kinds = { chosen: new Map([[letter, 'identity_document']] as const), onChange: onKinds };
  render(<ChooseFiles files={[letter, chart]} onChange={jest.fn()} kinds={kinds} />);
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Document type of chart.pdf' }));
  fireEvent.click(screen.getByTitle('Ownership chart'));
  expect([...onKinds.mock.calls[0][0]]).toEqual([
    [letter, 'identity_document'],
    [chart, 'ownership_chart'],
  ]);
});

test('elsewhere nobody is asked what a file is', () => {
  render(<ChooseFiles files={[letter]} onChange={jest.fn()} />);
  expect(screen.queryByRole('combobox')).toBeNull();
});
