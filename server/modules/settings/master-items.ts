import { and, asc, eq, sql } from 'drizzle-orm';
import type { ReportType } from '../../../contract/reports/master-lists.ts';
import { db } from '../../platform/index.ts';
import { masterItems } from './tables.ts';

export type MasterKind = 'entity_type' | 'category' | 'report_type';
export type MasterItem = typeof masterItems.$inferSelect;
type ReportDetails = Pick<ReportType, 'level' | 'slaDays' | 'requiredSections' | 'requiredDocuments'>;

/** One entry of a master list, active or not; null when the key is unknown. */
export async function masterItem(kind: MasterKind, key: string): Promise<MasterItem | null> {
  const [item] = await db()
    .select()
    .from(masterItems)
    .where(and(eq(masterItems.kind, kind), eq(masterItems.key, key)));
  return item ?? null;
}

/** Inside tx(). What every entry of the master lists is called, in use or not. */
export async function masterTitles(): Promise<(kind: MasterKind, key: string) => string | undefined> {
  const { kind, key, title } = masterItems;
  const rows = await db().select({ kind, key, title }).from(masterItems);
  const titles = new Map(rows.map((row) => [`${row.kind} ${row.key}`, row.title]));
  return (of, named) => titles.get(`${of} ${named}`);
}

export function listMasterItems(kind: MasterKind): Promise<MasterItem[]> {
  return db()
    .select()
    .from(masterItems)
    .where(eq(masterItems.kind, kind))
    .orderBy(asc(masterItems.position), asc(masterItems.title));
}

/** A report type with its promise of days and what it requires; null when the key is unknown. */
export async function reportTypeOf(key: string) {
  const item = await masterItem('report_type', key);
  return item && presentReportType(item);
}

/** Every report type, also those that are no longer offered. */
export const reportTypes = async () => (await listMasterItems('report_type')).map(presentReportType);

export const presentMasterItem = (item: MasterItem) => ({
  key: item.key,
  title: item.title,
  active: item.active,
  version: item.version,
});

export const presentReportType = (item: MasterItem): ReportType => ({
  ...presentMasterItem(item),
  ...(item.details as ReportDetails),
});

/** The kinds of report that are offered, with the days promised for each: rows to select from. */
export const reportTypeRows = sql`(
  select key, (details ->> 'slaDays')::int as sla_days from master_items where kind = 'report_type')`;
