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
  { path: '/login', files: 15, scriptKb: 190, fontKb: 50, allKb: 250, calls: 0 },
  { path: '/pages/index', role: 'allocator', files: 65, scriptKb: 455, fontKb: 50, allKb: 515, calls: 5 },
  {
    path: '/pages/requestdetails',
    role: 'allocator',
    files: 84,
    scriptKb: 602,
    fontKb: 50,
    allKb: 662,
    calls: 8,
  },
  {
    path: '/pages/newrequest?new=1',
    role: 'client',
    files: 90,
    scriptKb: 600,
    fontKb: 50,
    allKb: 660,
    calls: 8,
  },
  {
    path: '/pages/requestanalysis',
    role: 'client',
    files: 86,
    scriptKb: 556,
    fontKb: 50,
    allKb: 620,
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
    files: 82,
    scriptKb: 597,
    fontKb: 50,
    allKb: 657,
    calls: 6,
  },
  {
    path: '/pages/client-overview-dashboard',
    role: 'allocator',
    files: 70,
    scriptKb: 527,
    fontKb: 50,
    allKb: 586,
    calls: 7,
  },
  { path: '/pages/audittrails', role: 'admin', files: 78, scriptKb: 597, fontKb: 50, allKb: 657, calls: 6 },
  { path: '/pages/settings', role: 'admin', files: 61, scriptKb: 498, fontKb: 50, allKb: 555, calls: 8 },
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
