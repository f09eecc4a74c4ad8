import { act, renderHook } from '@testing-library/react';
import { columnsWithoutRoom, narrowed, useShownColumns } from './use-shown-columns.ts';

const columns = [
  { key: 'number', width: 100, fixed: 'left' },
  { key: 'name', width: 200 },
  { key: 'due', width: 100 },
  { key: 'client', width: 150 },
  { key: 'act', width: 100, fixed: 'right' },
];

afterEach(() => localStorage.clear());

test('columns come as long as there is room beside those that stay at an edge', () => {
  expect(columnsWithoutRoom(columns, 652)).toEqual([]);
  expect(columnsWithoutRoom(columns, 651)).toEqual(['client']);
  expect(columnsWithoutRoom(columns, 402)).toEqual(['due', 'client']);
  expect(columnsWithoutRoom(columns, 100)).toEqual(['name', 'due', 'client']);
});

test('columns become narrower before one of them is left out, and those that stay come before those ahead of them', () => {
  const list = [
    { key: 'name', width: 200, leastWidth: 160, stays: true },
    { key: 'risk', width: 200, leastWidth: 180 },
    { key: 'due', width: 100, leastWidth: 100, stays: true },
    { key: 'client', width: 150 },
  ];
  expect(narrowed(list, 502)).toEqual(list);
  expect(columnsWithoutRoom(narrowed(list, 502), 502)).toEqual(['client']);
  expect(narrowed(list, 501).map(({ width }) => width)).toEqual([160, 180, 100, 150]);
  expect(columnsWithoutRoom(narrowed(list, 442), 442)).toEqual(['client']);
  expect(columnsWithoutRoom(narrowed(list, 441), 441)).toEqual(['risk', 'client']);
  expect(columnsWithoutRoom(narrowed(list, 261), 261)).toEqual(['due', 'risk', 'client']);
});

test('who chooses no columns sees what fits any width; a choice stays, until it is what fits', () => {
  const { result, rerender } = renderHook(({ room }) => useShownColumns('tried', columns, room), {
    initialProps: { room: 651 },
  });
  expect(result.current.value).toEqual({ client: { show: false } });
  rerender({ room: 402 });
  expect(result.current.value).toEqual({ due: { show: false }, client: { show: false } });

  act(() => result.current.onChange({ name: { show: false } }));
  rerender({ room: 651 });
  expect(result.current.value).toEqual({ name: { show: false } });
  expect(renderHook(() => useShownColumns('tried', columns, 402)).result.current.value).toEqual({
    name: { show: false },
  });

  act(() => result.current.onChange({ client: { show: false } }));
  rerender({ room: 402 });
  expect(result.current.value).toEqual({ due: { show: false }, client: { show: false } });
});
