import { createPublicKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type DossierSignature, type Flaw, judgeDossier, readArchive } from '../engine/dossier/index.ts';
import { auditKeys } from './audit-keys.ts';
import { fingerprintOf, isSignedBy } from './modules/audit/index.ts';
import { readEnv } from './platform/env.ts';
import { sha256 } from './platform/sha256.ts';

// Exit codes: 0 the dossier is intact, 1 it is not, 2 it could not be checked.
const say = (line: string) => process.stdout.write(`${line}\n`);

const publicKeyOf = ({ publicKey }: Pick<DossierSignature, 'publicKey'>) =>
  createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });

function sentence(flaw: Flaw): string {
  switch (flaw.kind) {
    case 'no_zip':
      return 'The file is not a zip file, or it is damaged so badly that it cannot be opened.';
    case 'repeated':
      return 'The zip file holds two files of the same name.';
    case 'no_dossier':
      return 'The zip file is not a dossier: it has no manifest.json.';
    case 'unreadable':
      return `${flaw.path} cannot be read.`;
    case 'missing':
      return `${flaw.path} is missing.`;
    case 'added':
      return `${flaw.path} does not belong to the dossier.`;
    case 'signature':
      return 'The manifest is not signed by any of these keys: it was changed, or somebody else wrote it.';
    case 'seal':
      return `${flaw.path} is not the one that was sealed when the report was released.`;
    case 'unsealed':
      return 'The audit events do not include the sealing of this report.';
    case 'audit':
      return `Audit events: ${flaw.reason}`;
    case 'changed': {
      const { path, change } = flaw;
      if (change.kind === 'byte')
        return `${path} was changed at byte ${change.at}: it is ${change.is} and was ${change.was}.`;
      if (change.kind === 'bytes')
        return `${path} was changed between bytes ${change.from} and ${change.to}.`;
      return `${path} has ${change.is} bytes instead of ${change.was}.`;
    }
  }
}

try {
  const { values, positionals } = parseArgs({
    options: { key: { type: 'string' }, data: { type: 'string' } },
    allowPositionals: true,
  });
  const [file] = positionals;
  if (!file) throw new Error('Name the dossier: npm run verify-dossier -- FILE.zip');
  const env = readEnv({ ...process.env, ...(values.data !== undefined && { DATA_DIR: values.data }) });
  const trusted = auditKeys(env, values.key);
  const { files, flaws } = await readArchive(readFileSync(file));
  const verdict = judgeDossier(files, {
    hash: sha256,
    // Without a key of ours only that the archive agrees with itself can be shown.
    isSigned: (by, text, signed) => {
      const keys = trusted.length > 0 ? trusted : [{ kid: null, publicKey: publicKeyOf(by) }];
      return isSignedBy(keys)(by.kid, text, signed) === true;
    },
  });
  const { manifest, signature } = verdict;
  if (manifest) {
    say(
      `Report ${manifest.number}, version ${manifest.version}, of ${manifest.legalName}; dossier made on ${manifest.madeAt}`,
    );
    say(`${manifest.files.length} files`);
  }
  if (trusted.length > 0)
    for (const { kid, publicKey } of trusted) say(`key ${kid ?? 'of the file'}: ${fingerprintOf(publicKey)}`);
  else if (signature)
    say(
      `key in the dossier: ${fingerprintOf(publicKeyOf(signature))}: compare it with the one that the firm told you`,
    );
  const all = [...flaws, ...verdict.flaws];
  for (const flaw of all) say(`BROKEN: ${sentence(flaw)}`);
  say(all.length === 0 ? 'intact' : 'BROKEN');
  process.exitCode = all.length === 0 ? 0 : 1;
} catch (error) {
  process.stderr.write(`Not verified. ${(error as Error).message}\n`);
  process.exitCode = 2;
}
