import type { ProColumns } from '@ant-design/pro-components';
import { Checkbox } from 'antd';
import { createContext, memo, useContext } from 'react';
import { useTexts } from '../texts/index.ts';
import styles from './data-table.module.css';

/** Which rows of a list are chosen. The boxes take it from here: a table that is given another choice is drawn anew. */
type Selection = {
  chosen: ReadonlySet<string>;
  /** Of the rows on the screen, in their order. */
  keys: readonly string[];
  choose: (keys: readonly string[], on: boolean) => void;
  /** A range also chooses the rows between this one and the one before it, as Shift does everywhere. */
  chooseRow: (key: string, on: boolean, isRange: boolean) => void;
};

const SelectionContext = createContext<Selection>({
  ...{ chosen: new Set(), keys: [] },
  ...{ choose: () => undefined, chooseRow: () => undefined },
});
export const SelectionProvider = SelectionContext.Provider;

/** A box before each row, and one in the head for all of them. */
export const selectionColumn = <Row,>(rowKey: (row: Row) => string): ProColumns<Row> => ({
  key: 'selection',
  title: <AllRows />,
  width: 48,
  fixed: 'left',
  align: 'center',
  className: styles.selection,
  hideInSetting: true,
  shouldCellUpdate: (row, before) => row !== before,
  render: (_, row, index) => <OneRow rowKey={rowKey(row)} index={index} />,
});

function AllRows() {
  const t = useTexts();
  return <AllBox aria-label={t('selectAllRows')} />;
}

/** Above cards, which have no head. */
export function AllCards() {
  const t = useTexts();
  return <AllBox>{t('selectAllShown')}</AllBox>;
}

function AllBox(named: { 'aria-label'?: string; children?: string }) {
  const { chosen, keys, choose } = useContext(SelectionContext);
  const all = keys.length > 0 && keys.every((key) => chosen.has(key));
  return (
    <Checkbox
      {...named}
      checked={all}
      indeterminate={!all && chosen.size > 0}
      disabled={keys.length === 0}
      onChange={({ target }) => choose(keys, target.checked)}
    />
  );
}

type OneRowProps = { rowKey: string; index: number; name?: string; className?: string };

function OneRow(props: OneRowProps) {
  const { chosen, chooseRow } = useContext(SelectionContext);
  return <RowBox {...props} isChosen={chosen.has(props.rowKey)} chooseRow={chooseRow} />;
}

/** The box on a card, which says by name what it chooses: cards have no numbers. */
export const CardBox = (props: OneRowProps) => <OneRow {...props} className={styles.choose} />;

type RowBoxProps = OneRowProps & { isChosen: boolean } & Pick<Selection, 'chooseRow'>;

/** Choosing one row draws its box alone. */
const RowBox = memo(function RowBox({ rowKey, index, name, className, isChosen, chooseRow }: RowBoxProps) {
  const t = useTexts();
  return (
    <Checkbox
      className={className}
      aria-label={name ? t('selectName', { name }) : t('selectRow', { row: index + 1 })}
      checked={isChosen}
      onChange={({ target, nativeEvent }) => chooseRow(rowKey, target.checked, nativeEvent.shiftKey)}
    />
  );
});
