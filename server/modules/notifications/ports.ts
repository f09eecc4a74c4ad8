import type { SQL } from 'drizzle-orm';
import type { Role } from '../../../contract/words.ts';
import type { Actor, Language } from '../../platform/index.ts';

export type Recipient = {
  id: string;
  name: string;
  email: string;
  role: Role;
  clientId: string | null;
  disabled: boolean;
  language: Language;
};
/** What notifications ask of modules above them; each inside tx() of the system. */
export type NotificationPorts = {
  findRecipients(ids: string[]): Promise<Map<string, Recipient>>;
  requestNumbers(ids: string[]): Promise<Map<string, string>>;
  /** A condition: this person may read what is told of the request with this id, which may be none. */
  mayReadAbout(reader: Pick<Actor, 'userId' | 'role' | 'clientId'>, requestId: SQL): SQL;
};
