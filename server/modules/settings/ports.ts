export type SettingsPorts = {
  /** Inside a transaction of the firm: items of news that wait to be read again, or cannot be read. */
  newsFigures(): Promise<{ waiting: number; unreadable: number }>;
  /** Who may act when in the life of a request, printed from the tables that judge. */
  workflow(): { action: string; from: string[]; to: string; roles: string[]; note: string }[];
  /** Inside a transaction of the firm: how many open requests and monitored third parties a cut search concerns. */
  truncatedScreenings(): Promise<number>;
};
