export type WorkStatus = 'queued' | 'running' | 'done' | 'failed';

export type WorkItem = {
  id: string;
  kind: string;
  clientId: string | null;
  requestId: string | null;
  actorId: string | null;
  status: WorkStatus;
  percent: number;
  label: string;
  result: unknown;
  error: string | null;
  createdAt: Date;
  updatedAt: Date;
};

export type Job<Data> = {
  id: string;
  data: Data;
  /** Shown to whoever waits. Called as often as convenient: it is written at most four times a second. */
  report(percent: number, label: string): Promise<void>;
};

/** May run again after a crash or an error: doing it twice must come to the same. */
export type Handler<Data> = (job: Job<Data>) => Promise<unknown>;
export type Whose = { clientId?: string | null; requestId?: string | null; actorId?: string | null };
export type JobOptions = {
  /** How many at once in this process; 1 unless told. */
  concurrency?: number;
  /** Tries after the first; 2 unless told. */
  retries?: number;
};

export interface Jobs {
  /** Before start(). */
  define<Data extends object>(kind: string, handler: Handler<Data>, options?: JobOptions): void;
  /** Runs by the clock (cron in UTC), once among all servers. */
  schedule(kind: string, cron: string, handler: () => Promise<unknown>): void;
  /** Inside tx(): queued exactly when the transaction commits. Answers the id to poll. */
  enqueue(kind: string, data: object, whose?: Whose): Promise<string>;
  /** Inside tx(): null when it does not exist or is not the scope's. */
  find(id: string): Promise<WorkItem | null>;
  start(): Promise<void>;
  stop(): Promise<void>;
}
