import type { Role } from '../../../../contract/words.ts';
import type english from './texts/en.json';

type StepName = keyof typeof english extends infer Id
  ? Id extends `title.${infer Name}`
    ? Name
    : never
  : never;
export type TourStep = { name: StepName; at: string };

const place = (name: string) => `nav a[href^="/pages/${name}"]`;
const marked = (name: string) => `[data-tour="${name}"]`;
const search: TourStep = { name: 'search', at: marked('search') };

/** What each role is shown, and the element of Home or of the shell that it is about. */
export const stepsOf: Record<Role, readonly TourStep[]> = {
  client: [
    { name: 'work.client', at: marked('work') },
    { name: 'newrequest', at: place('newrequest') },
    { name: 'requests.client', at: place('requestdetails') },
    { name: 'thirdparties.client', at: place('thirdparties') },
    search,
  ],
  clientuser: [
    { name: 'work.clientuser', at: marked('work') },
    { name: 'newrequest', at: place('newrequest') },
    { name: 'requests.client', at: place('requestdetails') },
    search,
  ],
  allocator: [
    { name: 'work.allocator', at: marked('work') },
    { name: 'requests.allocator', at: place('requestdetails') },
    { name: 'namesearch', at: place('namesearch') },
    { name: 'audit', at: place('audittrails') },
    search,
  ],
  drafter: [
    { name: 'work.drafter', at: marked('work') },
    { name: 'requests.drafter', at: place('requestdetails') },
    { name: 'analysis.drafter', at: place('analysisdetails') },
    { name: 'namesearch', at: place('namesearch') },
    search,
  ],
  admin: [
    { name: 'work.admin', at: marked('work') },
    { name: 'settings', at: place('settings') },
    { name: 'namesearch', at: place('namesearch') },
    { name: 'audit', at: place('audittrails') },
    search,
  ],
};
