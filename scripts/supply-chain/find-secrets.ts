type Secret = { line: number; kind: string };

/** What a key or token looks like by what it begins with. No test or document needs a real one. */
const kinds: [kind: string, pattern: RegExp][] = [
  ['private key', /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY(?: BLOCK)?-----/g],
  ['private JSON web key', /"d"\s*:\s*"[\w-]{40,}"/g],
  ['signed token', /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{20,}/g],
  ['Amazon access key', /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g],
  ['Google key', /\bAIza[\w-]{35}/g],
  ['GitHub token', /\b(?:gh[pousr]_[A-Za-z0-9]{36,}|github_pat_\w{40,})/g],
  ['GitLab token', /\bglpat-[\w-]{20,}/g],
  ['npm token', /\bnpm_[A-Za-z0-9]{36}\b/g],
  ['PyPI token', /\bpypi-[\w-]{40,}/g],
  ['Slack token', /\bxox[abeoprs]-[\w-]{10,}/g],
  ['Slack webhook', /hooks\.slack\.com\/services\/T\w+\/B\w+\/\w+/g],
  ['Stripe key', /\b[rs]k_live_[A-Za-z0-9]{20,}/g],
  ['SendGrid key', /\bSG\.[\w-]{22}\.[\w-]{43}/g],
  ['model provider key', /\bsk-(?:ant-|proj-|or-)?[\w-]{32,}/g],
];

/** Finds private keys and tokens of well-known forms in a text, in the order of its lines. */
export function findSecrets(text: string): Secret[] {
  const found = kinds.flatMap(([kind, pattern]) =>
    [...text.matchAll(pattern)].map(({ index }) => ({
      line: text.slice(0, index).split('\n').length,
      kind,
    })),
  );
  return found.toSorted((a, b) => a.line - b.line);
}
