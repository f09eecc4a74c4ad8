import { Link } from '@umijs/max';
import { type ReactNode, useState } from 'react';
import { toWords } from '@/shared/format';
import { useSession } from '@/shared/session';
import { useTexts } from '@/shared/texts/use-texts';
import { Logo } from '@/shared/ui/logo/logo';
import { AboutPopup } from './about-popup.tsx';
import styles from './shell.module.css';
import { UserMenu } from './user-menu.tsx';

export type Bell = (popup: { open: boolean; onOpenChange: (open: boolean) => void }) => ReactNode;

type TopBarProps = { collapsed: boolean; onToggle: () => void; bell: Bell };

/** Toggle, logo, whose desk this is; bell, help, account. The bell's and the help's popups exclude each other. */
export function TopBar({ collapsed, onToggle, bell }: TopBarProps) {
  const t = useTexts();
  const user = useSession();
  const [popup, setPopup] = useState<'bell' | 'about' | null>(null);
  const control = (name: 'bell' | 'about') => ({
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
        onClick={onToggle}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M3 5h14M3 10h14M3 15h14" />
        </svg>
      </button>
      <Link to="/pages/index" className={styles.home} aria-label="Prudence, Home">
        <Logo />
      </Link>
      <span className={styles.client} title={user.clientname}>
        {user.clientname || toWords(user.role)}
      </span>
      <div className={styles.tools}>
        {bell(control('bell'))}
        <AboutPopup {...control('about')} />
        <UserMenu />
      </div>
    </div>
  );
}
