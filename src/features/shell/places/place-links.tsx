import { Link } from '@umijs/max';
import { useSession } from '@/shared/session';
import { type TextId, useTexts } from '@/shared/texts/use-texts';
import { menuItems } from '../menu/menu-items.ts';
import styles from './places.module.css';

/** The pages that the person's role and licences open, for pages outside the shell and its menu; else the way home. */
export function PlaceLinks() {
  const t = useTexts();
  const { role, modules } = useSession();
  const items = menuItems(role, modules.Modules).flatMap((item) => [item, ...item.children]);
  if (items.length === 0) return <Link to="/pages/index">{t('footer.goHome')}</Link>;
  return (
    <nav className={styles.links} aria-label={t('menu.label')}>
      {items.map(({ path, href }) => (
        <Link key={path} to={href}>
          {t(`menu.${path}` as TextId)}
        </Link>
      ))}
    </nav>
  );
}
