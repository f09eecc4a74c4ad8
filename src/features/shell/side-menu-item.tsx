import { Link } from '@umijs/max';
import { type CSSProperties, useEffect, useState } from 'react';
import { type TextId, useTexts } from '@/shared/texts/use-texts';
import type { MenuItem } from './menu-items.ts';
import styles from './side-menu.module.css';
import { nextToggle, TOGGLE_MS, type ToggleState } from './toggle-state.ts';

type SideMenuItemProps = { item: MenuItem; active: string; collapsed: boolean; onGo?: () => void };

const icon = (img: string) => ({ '--icon': `url("${img}")` }) as CSSProperties;

/** One entry: a link, and for entries with children a toggle beside it. */
export function SideMenuItem({ item, active, collapsed, onGo }: SideMenuItemProps) {
  const t = useTexts();
  const title = t(`menu.${item.path}` as TextId);
  const holdsActive = item.path === active || item.children.some((child) => child.path === active);
  const [state, setState] = useState<ToggleState>('init');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new active place forgets what was toggled before
  useEffect(() => setState('init'), [active]);
  const open = state === 'init' ? holdsActive : state === 'on';
  const current = item.path === active;
  return (
    <li>
      <div className={`${styles.row} ${current ? styles.active : ''}`}>
        <Link
          to={item.href}
          className={styles.link}
          aria-current={current ? 'page' : undefined}
          title={collapsed ? title : undefined}
          onClick={onGo}
        >
          <span className={styles.icon} style={icon(item.img)} aria-hidden="true" />
          <span className={collapsed ? styles.spoken : styles.title}>{title}</span>
        </Link>
        {item.children.length > 0 && !collapsed && (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={open}
            aria-label={t('menu.more', { title })}
            onClick={() => setState(nextToggle(state, open))}
          >
            <svg viewBox="0 0 12 12" aria-hidden="true" data-open={open}>
              <path d="m3 4.5 3 3 3-3" />
            </svg>
          </button>
        )}
      </div>
      {item.children.length > 0 && !collapsed && (
        <div
          className={styles.children}
          data-open={open}
          data-toggle={state}
          style={{ transitionDuration: state === 'init' ? '0ms' : `${TOGGLE_MS}ms` }}
          inert={!open}
        >
          <ul>
            {item.children.map((child) => (
              <SideMenuItem key={child.path} item={child} active={active} collapsed={false} onGo={onGo} />
            ))}
          </ul>
        </div>
      )}
    </li>
  );
}
