import type { ColumnsState } from '@ant-design/pro-components';
import { useMemo, useState } from 'react';
import { chosenColumns, columnsKey } from './export/kept-columns.ts';

type Column = {
  key?: unknown;
  width?: unknown;
  fixed?: unknown;
  /** How narrow it may become. */
  leastWidth?: number;
  /** Has room before all others. */
  stays?: boolean;
};
type States = Record<string, ColumnsState>;

/** What the borders of the list take. */
const BORDERS_PX = 2;

/** The columns, at their least width if one of those that have one would otherwise have no room. */
export function narrowed<Given extends Column>(columns: Given[], room: number): Given[] {
  const lacking = columnsWithoutRoom(columns, room);
  const isTight = columns.some(({ key, leastWidth }) => leastWidth && lacking.includes(String(key)));
  return isTight ? columns.map((one) => ({ ...one, width: one.leastWidth ?? one.width })) : columns;
}

/**
 * The columns for which there is no room after those before them, and after those that are to stay; what is fixed at an
 * edge always has it.
 */
export function columnsWithoutRoom(columns: readonly Column[], room: number): string[] {
  const widthOf = ({ width }: Column) => (typeof width === 'number' ? width : 0);
  const fixed = columns.filter((one) => one.fixed);
  const others = columns
    .filter((one) => !one.fixed)
    .sort((a, b) => Number(b.stays ?? false) - Number(a.stays ?? false));
  let left = fixed.reduce((rest, one) => rest - widthOf(one), room - BORDERS_PX);
  return others.flatMap((one) => {
    left -= widthOf(one);
    return left < 0 ? [String(one.key)] : [];
  });
}

/** What a person chose to see, else the columns there is room for; ProTable itself would keep even what nobody chose. */
export function useShownColumns(name: string, columns: readonly Column[], room?: number) {
  const [chosen, setChosen] = useState(() => chosenColumns(name) as States | null);
  // As text, so that the same columns leave the table as it is.
  const hidden = JSON.stringify(room === undefined ? [] : columnsWithoutRoom(columns, room));
  return useMemo(() => {
    const keys = JSON.parse(hidden) as string[];
    const fitting: States = Object.fromEntries(keys.map((key) => [key, { show: false }]));
    return {
      value: chosen ?? fitting,
      defaultValue: fitting,
      onChange: (next: States) => {
        const isDefault = JSON.stringify(next) === JSON.stringify(fitting);
        if (isDefault) localStorage.removeItem(columnsKey(name));
        else localStorage.setItem(columnsKey(name), JSON.stringify(next));
        setChosen(isDefault ? null : next);
      },
    };
  }, [name, chosen, hidden]);
}
