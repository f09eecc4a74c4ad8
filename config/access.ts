import type { ModuleTitle, Role } from '../contract/words.ts';

/** One place under /pages: who may open it, what the menu calls it, which licence shows it. */
export type Place = {
  /** Last segment of the address. */
  path: string;
  title: string;
  img: string;
  role: readonly Role[];
  /** Title of the licensed module; places that are not in the menu have none. */
  module?: ModuleTitle;
  /** The last segment of the address may be an id. */
  takesId?: true;
  /** Not drawn in the menu, still guarded. */
  hidden?: true;
  children?: readonly Place[];
};

const everybody = ['admin', 'client', 'clientuser', 'allocator', 'drafter'] as const;

/** The only table of places: menu, guards, routes and the printed policy read it. */
export const places: readonly Place[] = [
  {
    path: 'index',
    title: 'Home',
    img: '/menu/home.svg',
    role: everybody,
    module: 'Home',
    children: [
      {
        path: 'client-overview-dashboard',
        title: 'Client overview',
        img: '/menu/overview.svg',
        role: ['client', 'allocator', 'admin'],
        takesId: true,
      },
    ],
  },
  {
    path: 'newrequest',
    title: 'New Request',
    img: '/menu/new.svg',
    role: ['client', 'clientuser'],
    module: 'New Request',
  },
  {
    path: 'requestdetails',
    title: 'Request Details',
    img: '/menu/requests.svg',
    role: everybody,
    module: 'Request Details',
    children: [
      {
        path: 'analysisdetails',
        title: 'Analysis',
        img: '/menu/analysis.svg',
        role: ['allocator', 'drafter', 'admin'],
        takesId: true,
      },
      {
        path: 'thirdparties',
        title: 'Third parties',
        img: '/menu/parties.svg',
        role: everybody,
      },
      {
        path: 'namesearch',
        title: 'Name search',
        img: '/menu/search.svg',
        role: ['allocator', 'drafter', 'admin'],
      },
      {
        path: 'secondlooks',
        title: 'Second looks',
        img: '/menu/analysis.svg',
        role: ['allocator', 'drafter', 'admin'],
        hidden: true,
      },
      {
        path: 'requestanalysis',
        title: 'Request analysis',
        img: '/menu/analysis.svg',
        role: everybody,
        takesId: true,
        hidden: true,
      },
    ],
  },
  {
    path: 'audittrails',
    title: 'Audit Trail',
    img: '/menu/audit.svg',
    role: everybody,
    module: 'Audit Trail',
  },
  { path: 'settings', title: 'Settings', img: '/menu/settings.svg', role: ['admin'], module: 'Settings' },
];

export const allPlaces: readonly Place[] = places.flatMap((place) => [place, ...(place.children ?? [])]);

/** The place an address ends in, by its last segment. */
export const findPlace = (segment: string): Place | undefined =>
  allPlaces.find((place) => place.path === segment);
