import { MODULES, type Role } from '../contract/words.ts';

/** Everybody and everything here is invented. */
export const demoPassword = 'Demo@2026run';

type DemoClient = { key: string; name: string; code: string; modules: string[] };
export type DemoPerson = {
  username: string;
  name: string;
  role: Role;
  client?: string;
  readOnly?: boolean;
  /** Base32 seed of the authenticator: always the same, so that a phone set up once keeps working. */
  seed: string;
};

const clientModules = MODULES.filter((module) => module !== 'Settings');

export const demoClients: DemoClient[] = [
  { key: 'kestrel', name: 'Kestrel & Vane Beverages', code: 'KVB', modules: clientModules },
  { key: 'orchid', name: 'Orchid Loom Textiles', code: 'OLT', modules: clientModules },
  {
    key: 'tidewater',
    name: 'Tidewater Solar Mills',
    code: 'TSM',
    modules: clientModules.filter((module) => module !== 'Audit Trail'),
  },
  { key: 'halcyon', name: 'Halcyon Reef Hotels', code: 'HRH', modules: clientModules },
  { key: 'marlowe', name: 'Marlowe Rail Components', code: 'MRC', modules: clientModules },
  { key: 'sundara', name: 'Sundara Pharma Laboratories', code: 'SPL', modules: clientModules },
];

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A seed of 32 base32 characters that follows from the name. */
function seedFor(username: string) {
  let state = [...username].reduce((sum, letter) => (sum * 33 + letter.charCodeAt(0)) >>> 0, 5381);
  return Array.from({ length: 32 }, () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return letters[state >>> 27];
  }).join('');
}

const person = (
  username: string,
  name: string,
  role: Role,
  client?: string,
  readOnly = false,
): DemoPerson => ({
  username,
  name,
  role,
  client,
  readOnly,
  seed: seedFor(username),
});

export const demoPeople: DemoPerson[] = [
  person('admin', 'Ananya Deshmukh', 'admin'),
  person('client', 'Farah Sheikh', 'client', 'kestrel'),
  person('clientuser', 'Joseph Mathew', 'clientuser', 'kestrel'),
  person('allocator', 'Vikram Sethi', 'allocator'),
  person('drafter', 'Meera Nair', 'drafter'),
  person('client2', 'Lucía Ferrán', 'client', 'orchid'),
  person('client3', 'Daniel Okafor', 'client', 'tidewater'),
  person('viewer', 'Grace Lim', 'clientuser', 'kestrel', true),
  person('allocator2', 'Rukmini Iyer', 'allocator'),
  person('drafter2', 'Arjun Bhattacharya', 'drafter'),
  person('drafter3', 'Sara Haddad', 'drafter'),
  person('client4', 'Nalini Perera', 'client', 'halcyon'),
  person('client5', 'Gareth Pryce', 'client', 'marlowe'),
  person('client6', 'Shruti Kulkarni', 'client', 'sundara'),
  person('drafter4', 'Thomas Kuruvilla', 'drafter'),
  person('drafter5', 'Leila Mansouri', 'drafter'),
  person('admin2', 'Rohan Gokhale', 'admin'),
];

/** Who the demo introduces: one login a role. */
export const introduced = ['admin', 'client', 'clientuser', 'allocator', 'drafter'];
