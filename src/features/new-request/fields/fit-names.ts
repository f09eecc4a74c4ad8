import { RequestLimits } from '../../../../contract/limits.ts';

/** Typed or pasted names: trimmed, none twice; and those that are too long or too many for a request. */
export function fitNames(typed: readonly string[]): { kept: string[]; leftOut: string[] } {
  const names = new Set(typed.map((name) => name.trim()).filter(Boolean));
  const fitting = [...names].filter((name) => name.length <= RequestLimits.alias);
  const kept = new Set(fitting.slice(0, RequestLimits.aliases));
  return { kept: [...kept], leftOut: [...names].filter((name) => !kept.has(name)) };
}
