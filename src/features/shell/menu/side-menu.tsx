import { useLocation } from '@umijs/max';
import { placeOfAddress } from '@/shared/session';
import { useTexts } from '@/shared/texts/use-texts';
import type { MenuItem } from './menu-items.ts';
import styles from './side-menu.module.css';
import { SideMenuItem } from './side-menu-item.tsx';

type SideMenuProps = { items: readonly MenuItem[]; collapsed: boolean; onGo?: () => void };

/** The role's places; the parents of the active one open on their own. */
export function SideMenu({ items, collapsed, onGo }: SideMenuProps) {
  const t = useTexts();
  const { pathname } = useLocation();
  const active = placeOfAddress(pathname)?.path ?? '';
  return (
    <nav className={`${styles.menu} ${collapsed ? styles.narrow : ''}`} aria-label={t('menu.label')}>
      <ul>
        {items.map((item) => (
          <SideMenuItem key={item.path} item={item} active={active} collapsed={collapsed} onGo={onGo} />
        ))}
      </ul>
    </nav>
  );
}
