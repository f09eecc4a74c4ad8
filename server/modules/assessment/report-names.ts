import type { Branding } from '../../../contract/security/branding.ts';
import { findAddressee, findPeople } from '../identity/index.ts';
import { drafterOfReport, type RequestRecord } from '../requests/index.ts';
import { masterTitles } from '../settings/index.ts';

/** What a report takes from elsewhere than the request and the work on it. */
export type ReportNames = {
  client: string;
  /** The client’s own look; null where it has none. */
  branding: Branding | null;
  drafter: string;
  reportType: string;
  entityType: string;
  /** Titles of the risks to assess, in the order of the request. */
  categories: string[];
};

/** Inside a transaction of the firm. A release seals these as they are then, so its reviewer has to have read them. */
export async function reportNames(request: RequestRecord): Promise<ReportNames> {
  const { clientId, entityType, reportType, categories } = request;
  const drafter = (await drafterOfReport(request)) ?? '';
  const { name: client, branding } = await findAddressee(clientId);
  const titleOf = await masterTitles();
  return {
    client,
    branding,
    drafter: (await findPeople([drafter])).get(drafter)?.name ?? '',
    reportType: titleOf('report_type', reportType ?? '') ?? '',
    entityType: titleOf('entity_type', entityType) ?? entityType,
    categories: categories.flatMap((key) => titleOf('category', key) ?? []),
  };
}
