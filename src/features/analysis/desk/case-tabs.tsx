import { Grid, Select, Tabs } from 'antd';
import type { ReactNode } from 'react';
import { useFileViewer } from '../documents/file-viewer.tsx';

type CaseTabsProps = {
  tab: string;
  onShow: (tab: string) => void;
  items: { key: string; label: ReactNode; children: ReactNode }[];
};

/** The parts of a case: tabs, and a choice of the same parts where they do not fit into one row. */
export function CaseTabs({ tab, onShow, items }: CaseTabsProps) {
  const { isBeside } = useFileViewer();
  const narrow = Grid.useBreakpoint().lg === false || isBeside;
  return (
    <>
      {narrow && (
        <Select
          aria-label="Part of the request"
          value={tab}
          onChange={onShow}
          options={items.map(({ key, label }) => ({ value: key, label }))}
          style={{ width: '100%', maxWidth: 400, marginBlockEnd: 16 }}
        />
      )}
      <Tabs
        activeKey={tab}
        onChange={onShow}
        items={items}
        renderTabBar={(props, TabBar) => (narrow ? <span hidden /> : <TabBar {...props} />)}
      />
    </>
  );
}
