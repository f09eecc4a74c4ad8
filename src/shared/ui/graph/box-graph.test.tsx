import { render, screen } from '@testing-library/react';
import { withRouter } from '../../../../tests/browser/with-router.tsx';
import { BoxGraph } from './box-graph.tsx';

const linesOf = (name: string, isAlert: boolean) => {
  const graph = { nodes: [{ name, x: 0, y: 0, row: 0 }], edges: [], width: 176, height: 48 };
  const shared = { label: 'Owners', caption: 'Who owns it', chosen: null, onChoose: () => undefined };
  render(<BoxGraph {...shared} graph={graph} toneOf={() => ({ isAlert })} describe={() => name} />, {
    wrapper: withRouter(),
  });
  const lines = [...screen.getByRole('button').querySelectorAll('tspan')];
  return lines.map(({ textContent }) => textContent?.replace(/[\u2068\u2069]/g, ''));
};

test('the mark of a box stands beside the name, however long its first word is', () => {
  expect(linesOf('Donaudampfschifffahrtsgesellschaft Wien', true)).toEqual([
    '▲\u00a0Donaudampfschifffahrt…',
    'Wien',
  ]);
});

test('two lines of a name may be alike', () => {
  expect(linesOf('Eravathi Logistics Co Eravathi Logistics Co', false)).toEqual([
    'Eravathi Logistics Co',
    'Eravathi Logistics Co',
  ]);
});
