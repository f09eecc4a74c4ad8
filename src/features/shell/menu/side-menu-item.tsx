import { Link } from '@umijs/max';
import { type CSSProperties, useEffect, useId, useState } from 'react';
import { type TextId, useTexts } from '@/shared/texts/use-texts';
import type { MenuItem } from './menu-items.ts';
import styles from './side-menu.module.css';
import { settled, type ToggleState, toggled, transitionMs } from './toggle-state.ts';

type SideMenuItemProps = { item: MenuItem; active: string; collapsed: boolean; onGo?: () => void };

const icon = (img: string) => ({ '--icon': `url("${img}")` }) as CSSProperties;

/** One entry: a link, and for entries with children a toggle beside it. Narrow, the children of the active place show. */
export function SideMenuItem({ item, active, collapsed, onGo }: SideMenuItemProps) {
  const t = useTexts();
  const id = useId();
  const title = t(`menu.${item.path}` as TextId);
  const current = item.path === active;
  const holdsActive = current || item.children.some((child) => child.path === active);
  const [state, setState] = useState<ToggleState>('init');
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever moves within opens it again
  useEffect(() => setState((before) => settled(before, holdsActive)), [holdsActive, active]);
  const open = collapsed ? holdsActive : state === 'on';
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
          <span className={collapsed ? 'spoken' : styles.title}>{title}</span>
        </Link>
        {item.children.length > 0 && !collapsed && (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={open}
            aria-controls={id}
            aria-label={t('menu.more', { title })}
            onClick={() => setState(toggled)}
          >
            <svg viewBox="0 0 12 12" aria-hidden="true" data-open={open}>
              <path d="m3 4.5 3 3 3-3" />
            </svg>
          </button>
        )}
      </div>
      {item.children.length > 0 && (
        <div
          id={id}
          className={styles.children}
          data-open={open}
          data-toggle={state}
          style={{ transitionDuration: `${transitionMs(state)}ms` }}
          inert={!open}
        >
          <ul>
            {item.children.map((child) => (
              <SideMenuItem key={child.path} item={child} active={active} collapsed={collapsed} onGo={onGo} />
            ))}
          </ul>
        </div>
      )}
    </li>
  );
}
