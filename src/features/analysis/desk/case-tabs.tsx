import { Grid, Select, Tabs } from 'antd';
import type { ReactNode } from 'react';
import { useFileViewer } from '../documents/viewer/file-viewer.tsx';
import { useTexts } from '../texts/index.ts';
import { WhileShown } from './while-shown.tsx';

type CaseTabsProps = {
  tab: string;
  onShow: (tab: string) => void;
  items: { key: string; label: ReactNode; children: ReactNode }[];
};

/** The parts of a case: tabs, and a choice of the same parts where they do not fit into one row. */
export function CaseTabs({ tab, onShow, items }: CaseTabsProps) {
  const t = useTexts();
  const { isBeside } = useFileViewer();
  const narrow = Grid.useBreakpoint().lg === false || isBeside;
  return (
    <>
      {narrow && (
        <Select
          aria-label={t('partOfTheRequest')}
          value={tab}
          onChange={onShow}
          options={items.map(({ key, label }) => ({ value: key, label }))}
          style={{ width: '100%', maxWidth: 400, marginBlockEnd: 16 }}
        />
      )}
      <Tabs
        activeKey={tab}
        onChange={onShow}
        items={items.map((item) => ({
          ...item,
          children: <WhileShown isShown={item.key === tab}>{item.children}</WhileShown>,
        }))}
        renderTabBar={(props, TabBar) => (narrow ? <span hidden /> : <TabBar {...props} />)}
      />
    </>
  );
}
