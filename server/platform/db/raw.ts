/** The least that the job queue and the migrations need: one call, any number of statements. */
export interface RawDatabase {
  executeSql(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
  /** `onReconnect` at the beginning, and whenever notifications may have been missed. */
  listen(
    channel: string,
    onNotification: (payload: string) => void,
    onReconnect: () => void,
  ): Promise<{ close(): Promise<void> }>;
}
