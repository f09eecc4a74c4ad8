import type { Role } from '../../../../contract/words.ts';
import type english from './texts/en.json';

type StepName = keyof typeof english extends infer Id
  ? Id extends `title.${infer Name}`
    ? Name
    : never
  : never;
/** `unfolds` is the button behind which the place is on a narrow screen. */
export type TourStep = { name: StepName; at: string; unfolds?: string };

const marked = (name: string) => `[data-tour="${name}"]`;
const place = (name: string) => ({ at: `nav a[href^="/pages/${name}"]`, unfolds: marked('menu') });
const search: TourStep = { name: 'search', at: marked('search') };

/** What each role is shown, and the element of Home or of the shell that it is about. */
export const stepsOf: Record<Role, readonly TourStep[]> = {
  client: [
    { name: 'work.client', at: marked('work') },
    { name: 'newrequest', ...place('newrequest') },
    { name: 'requests.client', ...place('requestdetails') },
    { name: 'thirdparties.client', ...place('thirdparties') },
    search,
  ],
  clientuser: [
    { name: 'work.clientuser', at: marked('work') },
    { name: 'newrequest', ...place('newrequest') },
    { name: 'requests.client', ...place('requestdetails') },
    search,
  ],
  allocator: [
    { name: 'work.allocator', at: marked('work') },
    { name: 'requests.allocator', ...place('requestdetails') },
    { name: 'namesearch', ...place('namesearch') },
    { name: 'audit', ...place('audittrails') },
    search,
  ],
  drafter: [
    { name: 'work.drafter', at: marked('work') },
    { name: 'requests.drafter', ...place('requestdetails') },
    { name: 'analysis.drafter', ...place('analysisdetails') },
    { name: 'namesearch', ...place('namesearch') },
    search,
  ],
  admin: [
    { name: 'work.admin', at: marked('work') },
    { name: 'settings', ...place('settings') },
    { name: 'namesearch', ...place('namesearch') },
    { name: 'audit', ...place('audittrails') },
    search,
  ],
};
