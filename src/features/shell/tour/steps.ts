import type { Role } from '../../../../contract/words.ts';
import type english from './texts/en.json';

type TextId = keyof typeof english;
/** A step has a title and a text. */
type StepName = { [Id in TextId]: `${Id}.text` extends TextId ? Id : never }[TextId];
export type TourStep = { text: StepName; at: string };

const place = (name: string) => `nav a[href^="/pages/${name}"]`;
const marked = (name: string) => `[data-tour="${name}"]`;
const search: TourStep = { text: 'search', at: marked('search') };

/** What each role is shown, and the element of Home or of the shell that it is about. */
export const stepsOf: Record<Role, readonly TourStep[]> = {
  client: [
    { text: 'work.client', at: marked('work') },
    { text: 'newrequest', at: place('newrequest') },
    { text: 'requests.client', at: place('requestdetails') },
    { text: 'thirdparties.client', at: place('thirdparties') },
    search,
  ],
  clientuser: [
    { text: 'work.clientuser', at: marked('work') },
    { text: 'newrequest', at: place('newrequest') },
    { text: 'requests.client', at: place('requestdetails') },
    search,
  ],
  allocator: [
    { text: 'work.allocator', at: marked('work') },
    { text: 'requests.allocator', at: place('requestdetails') },
    { text: 'namesearch', at: place('namesearch') },
    { text: 'audit', at: place('audittrails') },
    search,
  ],
  drafter: [
    { text: 'work.drafter', at: marked('work') },
    { text: 'requests.drafter', at: place('requestdetails') },
    { text: 'analysis.drafter', at: place('analysisdetails') },
    { text: 'namesearch', at: place('namesearch') },
    search,
  ],
  admin: [
    { text: 'work.admin', at: marked('work') },
    { text: 'settings', at: place('settings') },
    { text: 'namesearch', at: place('namesearch') },
    { text: 'audit', at: place('audittrails') },
    search,
  ],
};
