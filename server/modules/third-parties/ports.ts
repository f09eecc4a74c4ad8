/** What the register of third parties needs from the modules that stand on it. */
export type ThirdPartyPorts = {
  /** Inside the transaction of a merge: what was kept about the first belongs to the second. */
  thirdPartyMerged(from: string, into: string): Promise<void>;
};
