import {
  BoldOutlined,
  FontSizeOutlined,
  OrderedListOutlined,
  TableOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { useWords } from '@/shared/words/use-words';
import type { Finding } from '../analysis.ts';
import { type TextId, useTexts } from '../texts/index.ts';
import { citationEdit, type MarkupAct, markupEdit, nextItem, selectedIn, typeInto } from './markup-edits.ts';
import styles from './report.module.css';

const BUTTONS: [act: MarkupAct, label: TextId, sign: string, icon: ReactNode][] = [
  ['bold', 'bold', 'Ctrl+B', <BoldOutlined key="bold" />],
  ['heading', 'heading', '##', <FontSizeOutlined key="heading" />],
  ['bullets', 'bulletedList', 'Ctrl+Shift+8', <UnorderedListOutlined key="bullets" />],
  ['numbers', 'numberedList', 'Ctrl+Shift+7', <OrderedListOutlined key="numbers" />],
  ['table', 'table', '| … |', <TableOutlined key="table" />],
];

type WritingToolbarProps = {
  title: string;
  box: RefObject<HTMLTextAreaElement | null>;
  /** The findings that the section cites, in the order of their numbers. */
  cited: readonly string[];
  findings: readonly Finding[];
  onCite: (findings: string[]) => void;
};

/** What a text can be structured with, and the findings it can cite. */
export function WritingToolbar({ title, box, cited, findings, onCite }: WritingToolbarProps) {
  const t = useTexts();
  const word = useWords();
  const confirmed = findings.filter(({ status }) => status === 'confirmed');
  const cite = (id: string) => {
    const next = cited.includes(id) ? [...cited] : [...cited, id];
    if (next.length > cited.length) onCite(next);
    if (box.current) typeInto(box.current, citationEdit(next.indexOf(id) + 1, selectedIn(box.current)));
  };
  return (
    <div className={styles.toolbar} role="toolbar" aria-label={t('formatTitle', { title })}>
      {BUTTONS.map(([act, label, sign, icon]) => (
        <Button
          key={act}
          size="small"
          type="text"
          icon={icon}
          aria-label={t(label)}
          title={`${t(label)} (${sign})`}
          onClick={() => box.current && typeInto(box.current, markupEdit(act, selectedIn(box.current)))}
        />
      ))}
      {confirmed.length > 0 && (
        <Dropdown
          trigger={['click']}
          menu={{
            items: confirmed.map(({ id, category, summary }) => ({
              key: id,
              label: `${cited.includes(id) ? `[${cited.indexOf(id) + 1}] ` : ''}${word(category)}: ${summary.slice(0, 80)}`,
            })),
            onClick: ({ key }) => cite(key),
          }}
        >
          <Button size="small" type="text">
            {t('citeAFinding')}
          </Button>
        </Dropdown>
      )}
    </div>
  );
}

const KEYS: Record<string, MarkupAct> = {
  KeyB: 'bold',
  'Shift Digit7': 'numbers',
  'Shift Digit8': 'bullets',
};

/** Ctrl (or ⌘) with B makes bold, with Shift and 7 or 8 a list; Enter goes on with a list. */
export function onWritingKey(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.nativeEvent.isComposing || event.altKey) return;
  const box = event.currentTarget;
  const isCommand = event.ctrlKey || event.metaKey;
  const act = isCommand ? KEYS[`${event.shiftKey ? 'Shift ' : ''}${event.code}`] : undefined;
  const edit = act
    ? markupEdit(act, selectedIn(box))
    : event.key === 'Enter' && !isCommand && !event.shiftKey
      ? nextItem(selectedIn(box))
      : null;
  if (!edit) return;
  event.preventDefault();
  typeInto(box, edit);
}
