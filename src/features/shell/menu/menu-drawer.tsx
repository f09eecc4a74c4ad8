import { Drawer } from 'antd';
import { useDocumentLanguage } from '@/shared/texts/use-document-language';
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
  const { direction } = useDocumentLanguage();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      closable={{ 'aria-label': t('terms.close') }}
      size={width}
      placement={direction === 'rtl' ? 'right' : 'left'}
      title={t('menu.label')}
      classNames={{ body: styles.drawer }}
    >
      <SideMenu items={items} collapsed={false} onGo={onClose} />
    </Drawer>
  );
}
