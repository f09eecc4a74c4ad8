/** One section, finding or match in the fields that a reviewer judges; of what is not compared nothing is kept. */
export type Judged = { ref: string; label: string; fields: Record<string, string | null> };

/** The work on a request at one moment. */
export type WorkState = {
  sections: Judged[];
  findings: Judged[];
  /** `key` stays the same when the request is screened again. */
  matches: (Judged & { key: string })[];
  rating: Record<string, string | null> | null;
};
