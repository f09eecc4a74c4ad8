import { Link, useLocation } from '@umijs/max';
import { placeOfAddress } from '@/shared/session';
import { places } from '../../../config/access.ts';
import styles from './shell.module.css';

/** Where one is: Home, the parent, the place itself. */
export function Breadcrumbs() {
  const { pathname } = useLocation();
  const place = placeOfAddress(pathname);
  if (!place || place.path === 'index') return null;
  const parent = places.find((candidate) => candidate.children?.includes(place));
  const above = [places[0], parent].filter((one, index, all) => one && all.indexOf(one) === index);
  return (
    <nav aria-label="Breadcrumb" className={styles.crumbs}>
      <ol>
        {above.map((one) => (
          <li key={one?.path}>
            <Link to={`/pages/${one?.path}`}>{one?.title}</Link>
          </li>
        ))}
        <li aria-current="page">{place.title}</li>
      </ol>
    </nav>
  );
}
