import type { Role } from '../../../contract/words.ts';

/**
 * What a page may cost a browser with an empty cache: kilobytes as they travel (gzip), and calls of the API.
 * Today's figures with three per cent of room, on a machine without Arabic and Devanagari typefaces.
 */
export type Budget = {
  path: string;
  /** Who opens it; nobody is signed in at the login screen. */
  role?: Role;
  scriptKb: number;
  fontKb: number;
  allKb: number;
  calls: number;
};

export const budgets: Budget[] = [
  { path: '/login', scriptKb: 185, fontKb: 345, allKb: 540, calls: 0 },
  { path: '/pages/index', role: 'allocator', scriptKb: 770, fontKb: 50, allKb: 830, calls: 4 },
  { path: '/pages/requestdetails', role: 'allocator', scriptKb: 780, fontKb: 50, allKb: 840, calls: 7 },
  { path: '/pages/newrequest?new=1', role: 'client', scriptKb: 805, fontKb: 50, allKb: 865, calls: 8 },
  { path: '/pages/requestanalysis', role: 'client', scriptKb: 855, fontKb: 50, allKb: 920, calls: 7 },
  { path: '/pages/analysisdetails', role: 'drafter', scriptKb: 795, fontKb: 50, allKb: 855, calls: 5 },
  { path: '/pages/thirdparties', role: 'allocator', scriptKb: 775, fontKb: 50, allKb: 835, calls: 5 },
  {
    path: '/pages/client-overview-dashboard',
    role: 'allocator',
    scriptKb: 770,
    fontKb: 50,
    allKb: 830,
    calls: 6,
  },
  { path: '/pages/audittrails', role: 'admin', scriptKb: 775, fontKb: 50, allKb: 835, calls: 5 },
  { path: '/pages/settings', role: 'admin', scriptKb: 825, fontKb: 50, allKb: 885, calls: 4 },
];
