import { Drawer } from 'antd';
import { useTexts } from '@/shared/texts/use-texts';
import type { MenuItem } from './menu-items.ts';
import styles from './side-menu.module.css';
import { SideMenu } from './side-menu.tsx';

type MenuDrawerProps = {
  open: boolean;
  width: number;
  items: readonly MenuItem[];
  onClose: () => void;
};

/** The menu on a phone, over the page; going somewhere closes it. */
export function MenuDrawer({ open, width, items, onClose }: MenuDrawerProps) {
  const t = useTexts();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      size={width}
      placement={document.documentElement.dir === 'rtl' ? 'right' : 'left'}
      title={t('menu.label')}
      classNames={{ body: styles.drawer }}
    >
      <SideMenu items={items} collapsed={false} onGo={onClose} />
    </Drawer>
  );
}
