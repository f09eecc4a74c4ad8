import { EllipsisOutlined } from '@ant-design/icons';
import { Grid, Select, Tabs } from 'antd';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { isOnScreen, useListedKeys } from '@/shared/shortcuts/page-keys';
import { isShortcut } from '@/shared/shortcuts/single-keys';
import { useFileViewer } from '../documents/viewer/file-viewer.tsx';
import { useTexts } from '../texts/index.ts';
import styles from './tab-label.module.css';
import { WhileShown } from './while-shown.tsx';

type CaseTabsProps = {
  tab: string;
  onShow: (tab: string) => void;
  items: { key: string; label: ReactNode; children: ReactNode }[];
};

/** By their place on the keyboard: other layouts write other signs with them. */
const STEPS: Record<string, number> = { BracketLeft: -1, BracketRight: 1 };

/**
 * The parts of a case: tabs, and a choice of the same parts where they do not fit into one row. Two keys go through them.
 * An address that names a part that this reader or this stage does not have opens the first.
 */
export function CaseTabs({ tab: wanted, onShow, items }: CaseTabsProps) {
  const t = useTexts();
  const tab = items.some(({ key }) => key === wanted) ? wanted : (items[0]?.key ?? wanted);
  const { isBeside } = useFileViewer();
  const narrow = Grid.useBreakpoint().lg === false || isBeside;
  const frame = useRef<HTMLDivElement>(null);
  useListedKeys([{ keys: ['[', ']'], text: t('keyParts') }], frame);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const step = STEPS[event.code];
    if (!step || !isShortcut(event) || !isOnScreen(frame)) return;
    const at = items.findIndex(({ key }) => key === tab) + step;
    onShow(items[(at + items.length) % items.length]?.key ?? tab);
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <div ref={frame}>
      {narrow && (
        <Select
          aria-label={t('partOfTheRequest')}
          value={tab}
          onChange={onShow}
          options={items.map(({ key, label }) => ({ value: key, label }))}
          className={styles.choice}
        />
      )}
      <Tabs
        activeKey={tab}
        onChange={onShow}
        more={{ icon: <EllipsisOutlined aria-label={t('moreParts')} /> }}
        items={items.map((item) => ({
          ...item,
          children: <WhileShown isShown={item.key === tab}>{item.children}</WhileShown>,
        }))}
        renderTabBar={(props, TabBar) => (narrow ? <span hidden /> : <TabBar {...props} />)}
      />
    </div>
  );
}
