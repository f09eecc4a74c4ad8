import { type Place, places } from '../../../../config/access.ts';

export type MenuItem = { path: string; title: string; img: string; href: string; children: MenuItem[] };

const toItem = (place: Place, children: MenuItem[]): MenuItem => ({
  path: place.path,
  title: place.title,
  img: place.img,
  href: `/pages/${place.path}`,
  children,
});

/** Top-level places whose roles include the role and whose licence title is held; children by role alone. */
export function menuItems(role: string, licensed: readonly string[]): MenuItem[] {
  const may = (place: Place) => !place.hidden && place.role.some((allowed) => allowed === role);
  return places
    .filter((place) => may(place) && licensed.includes(place.module ?? place.title))
    .map((place) =>
      toItem(
        place,
        (place.children ?? []).filter(may).map((child) => toItem(child, [])),
      ),
    );
}
