import type { Role } from '../../../contract/words.ts';

/**
 * What a page may cost a browser with an empty cache: scripts, styles and fonts, their kilobytes
 * as they travel (gzip), and calls of the API.
 * Today's figures with three per cent of room, on a machine without Arabic and Devanagari typefaces.
 */
type Budget = {
  path: string;
  /** Who opens it; nobody is signed in at the login screen. */
  role?: Role;
  files: number;
  scriptKb: number;
  fontKb: number;
  allKb: number;
  calls: number;
};

/** Of JavaScript, beyond what Home loads. */
export const MORE_THAN_HOME_KB = 150;

export const budgets: Budget[] = [
  { path: '/login', files: 15, scriptKb: 181, fontKb: 50, allKb: 237, calls: 0 },
  { path: '/pages/index', role: 'allocator', files: 60, scriptKb: 453, fontKb: 50, allKb: 514, calls: 5 },
  {
    path: '/pages/requestdetails',
    role: 'allocator',
    files: 83,
    scriptKb: 590,
    fontKb: 50,
    allKb: 651,
    calls: 8,
  },
  {
    path: '/pages/newrequest?new=1',
    role: 'client',
    files: 87,
    scriptKb: 597,
    fontKb: 50,
    allKb: 658,
    calls: 8,
  },
  {
    path: '/pages/requestanalysis',
    role: 'client',
    files: 82,
    scriptKb: 553,
    fontKb: 50,
    allKb: 616,
    calls: 8,
  },
  {
    path: '/pages/analysisdetails',
    role: 'drafter',
    files: 88,
    scriptKb: 602,
    fontKb: 50,
    allKb: 668,
    calls: 6,
  },
  {
    path: '/pages/thirdparties',
    role: 'allocator',
    files: 80,
    scriptKb: 583,
    fontKb: 50,
    allKb: 644,
    calls: 6,
  },
  {
    path: '/pages/client-overview-dashboard',
    role: 'allocator',
    files: 67,
    scriptKb: 526,
    fontKb: 50,
    allKb: 586,
    calls: 7,
  },
  { path: '/pages/audittrails', role: 'admin', files: 75, scriptKb: 582, fontKb: 50, allKb: 642, calls: 6 },
  { path: '/pages/settings', role: 'admin', files: 60, scriptKb: 494, fontKb: 50, allKb: 552, calls: 8 },
  {
    path: '/pages/settings?tab=users',
    role: 'admin',
    files: 81,
    scriptKb: 602,
    fontKb: 50,
    allKb: 668,
    calls: 4,
  },
];
