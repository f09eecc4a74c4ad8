import { ColumnHeightOutlined, ReloadOutlined, SettingOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { type ReactNode, useMemo } from 'react';
import { useTexts } from '../texts/index.ts';
import type { Density } from './use-density.ts';

type TableTools = { reload: () => void; size: Density['size']; onSize: Density['change'] };

/**
 * Reload, row height and columns, as options of ProTable. Its own are signs without a name, which the pointer alone
 * reaches and which are not in Hindi.
 */
export function useTableTools({ reload, size, onSize }: TableTools) {
  const t = useTexts();
  return useMemo(() => {
    const tool = (label: string, icon: ReactNode, onClick?: () => void) => (
      <Button type="text" size="small" icon={icon} aria-label={label} title={label} onClick={onClick} />
    );
    const heights = [
      { key: 'large', label: t('rowsTall') },
      { key: 'middle', label: t('rowsMedium') },
      { key: 'small', label: t('rowsShort') },
    ];
    const columns = tool(t('columns'), <SettingOutlined />);
    return {
      options: {
        reload: false,
        density: false,
        fullScreen: false,
        // The panel scrolls, not the rows within it, which the keyboard would not reach.
        setting: { draggable: true, children: columns, listsHeight: 10_000 },
      },
      optionsRender: (_: unknown, ofColumns: ReactNode[]) => [
        <span key="reload">{tool(t('reload'), <ReloadOutlined />, reload)}</span>,
        <Dropdown
          key="height"
          trigger={['click']}
          autoFocus
          menu={{ items: heights, selectedKeys: [size], onClick: ({ key }) => onSize(key) }}
        >
          {tool(t('rowHeight'), <ColumnHeightOutlined />)}
        </Dropdown>,
        ...ofColumns,
      ],
    };
  }, [t, reload, size, onSize]);
}
