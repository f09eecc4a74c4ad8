import { Link, useLocation } from '@umijs/max';
import { placeOfAddress } from '@/shared/session';
import { type TextId, useTexts } from '@/shared/texts/use-texts';
import { type Place, places } from '../../../config/access.ts';
import styles from './shell.module.css';

/** Where one is: Home, the parent, the place itself. */
export function Breadcrumbs() {
  const t = useTexts();
  const { pathname } = useLocation();
  const place = placeOfAddress(pathname);
  if (!place || place.path === 'index') return null;
  const parent = places.find((candidate) => candidate.children?.includes(place));
  const above = [places[0], parent].filter(
    (one, index, all): one is Place => !!one && all.indexOf(one) === index,
  );
  const title = (one: Place) => t(`menu.${one.path}` as TextId);
  return (
    <nav aria-label={t('shell.breadcrumb')} className={styles.crumbs}>
      <ol>
        {above.map((one) => (
          <li key={one.path}>
            <Link to={`/pages/${one.path}`}>{title(one)}</Link>
          </li>
        ))}
        <li aria-current="page">{title(place)}</li>
      </ol>
    </nav>
  );
}
