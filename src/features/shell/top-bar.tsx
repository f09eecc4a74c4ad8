import { Link } from '@umijs/max';
import { type ReactNode, useState } from 'react';
import { useSession } from '@/shared/session';
import { useTexts } from '@/shared/texts/use-texts';
import { Logo } from '@/shared/ui/logo/logo';
import { AboutPopup } from './about-popup.tsx';
import { useRoleName } from './account/use-role-name.ts';
import { type Preferences, UserMenu } from './account/user-menu.tsx';
import styles from './shell.module.css';

export type Bell = (popup: { open: boolean; onOpenChange: (open: boolean) => void }) => ReactNode;

type TopBarProps = {
  collapsed: boolean;
  onToggle: () => void;
  bell: Bell;
  preferences: Preferences;
  search: ReactNode;
  onShortcuts: () => void;
  onTour: () => void;
};

/** Toggle, logo, whose desk this is; bell, help, account. Their popups exclude each other. */
export function TopBar({ collapsed, onToggle, bell, preferences, search, onShortcuts, onTour }: TopBarProps) {
  const t = useTexts();
  const user = useSession();
  const role = useRoleName(user.role);
  const [popup, setPopup] = useState<'bell' | 'about' | 'account' | null>(null);
  const control = (name: typeof popup) => ({
    open: popup === name,
    onOpenChange: (open: boolean) => setPopup((now) => (open ? name : now === name ? null : now)),
  });
  return (
    <div className={styles.bar}>
      <button
        type="button"
        className={styles.tool}
        aria-label={t(collapsed ? 'menu.expand' : 'menu.collapse')}
        aria-expanded={!collapsed}
        data-tour="menu"
        onClick={onToggle}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M3 5h14M3 10h14M3 15h14" />
        </svg>
      </button>
      <Link to="/pages/index" className={styles.home} aria-label={t('shell.homeLink')}>
        <Logo />
      </Link>
      <span className={styles.client}>
        <bdi title={user.clientname || role}>{user.clientname || role}</bdi>
      </span>
      <div className={styles.tools}>
        {search}
        {bell(control('bell'))}
        <AboutPopup {...control('about')} onShortcuts={onShortcuts} onTour={onTour} />
        <UserMenu {...control('account')} preferences={preferences} />
      </div>
    </div>
  );
}
