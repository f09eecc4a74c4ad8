import type { Finding } from '../analysis.ts';
import type { Desk } from '../desk/desk.ts';
import { type FindingEdit, isNew } from '../edits/edits.ts';
import { factsOf } from './finding-facts.ts';

/** A finding as it is with the unsaved changes. */
export type ListedFinding = FindingEdit & { key: string; isUnsaved: boolean; machine?: Finding['machine'] };

const isProposal = ({ machine, facts, remove }: ListedFinding) =>
  Boolean(machine) && facts.status === 'proposed' && !remove;

/** What is listed as a finding, and what the machine proposes to be one. */
export function listedFindings({ working, edits }: Pick<Desk, 'working' | 'edits'>) {
  const known: ListedFinding[] = working.findings.map((finding) => ({
    facts: factsOf(finding),
    ...edits.findings[finding.id],
    key: finding.id,
    isUnsaved: finding.id in edits.findings,
    machine: finding.machine,
  }));
  const added: ListedFinding[] = Object.entries(edits.findings)
    .filter(([key]) => isNew(key))
    .map(([key, change]) => ({ ...change, key, isUnsaved: true }));
  return {
    listed: [...known.filter((one) => !isProposal(one)), ...added],
    proposals: known.flatMap((one) =>
      isProposal(one) && one.machine ? [{ id: one.key, facts: one.facts, machine: one.machine }] : [],
    ),
  };
}
