import {
  canonicalJson,
  exportFormat,
  type IsSigned,
  type Json,
  judgeExport,
  type SignedExport,
} from '../audit-chain/index.ts';
import { type Block, type Change, findChanges, type HashBytes, noteBlocks } from './blocks.ts';

export const dossierFormat = 'prudence dossier, version 1';
/** The places of the files in the archive; evidence lies beside them in its folder. */
export const paths = {
  pdf: 'report.pdf',
  data: 'report.json',
  audit: 'audit.json',
  manifest: 'manifest.json',
  signature: 'signature.json',
  page: 'verify.html',
  readMe: 'READ ME FIRST.txt',
} as const;

export type ListedFile = { path: string; bytes: number; sha256: string; blocks: readonly Block[] };

/** What the archive holds and what was sealed, signed as canonical JSON. Times are ISO 8601 in UTC. */
export type Manifest = {
  format: string;
  /** The name of the key that signs. */
  kid: string;
  number: string;
  version: number;
  legalName: string;
  madeAt: string;
  /** SHA-256 of the report's data and PDF as they were sealed, and the hash of the audit event that says so. */
  seal: { dataSha256: string; pdfSha256: string; auditHash: string };
  files: readonly ListedFile[];
};

/** `publicKey` is SPKI in base64; `signature` is Ed25519 over the bytes of the manifest, base64url. */
export type DossierSignature = { publicKey: string; signature: string; manifest: ListedFile };
/** Of the last letters the unused bits are zero: no other letter stands for the same bytes. */
const spki = /^[\w+/]{58}[AEIMQUYcgkosw048]=$/;
const ed25519 = /^[\w-]{85}[AQgw]$/;

/** Which rule the archive breaks, for which file. */
export type Flaw =
  | { kind: 'unreadable' | 'missing' | 'added'; path: string }
  | { kind: 'no_zip' | 'repeated' | 'no_dossier' | 'signature' }
  | { kind: 'changed'; path: string; change: Change }
  | { kind: 'seal'; path: string }
  | { kind: 'unsealed' }
  | { kind: 'audit'; reason: string };

export type DossierVerdict = { flaws: Flaw[]; manifest: Manifest | null; signature: DossierSignature | null };

/** Whether a text is signed: by the key that the archive names and holds, or by keys that the reader trusts. */
export type IsSignedText = (
  by: { kid: string; publicKey: string },
  text: string,
  signature: string,
) => boolean;

/** The bytes that are signed and stored. */
export const manifestText = (manifest: Manifest) => canonicalJson(manifest as unknown as Json);
export const signatureText = (signature: DossierSignature) => canonicalJson(signature as unknown as Json);

/** A file as it is listed, from all of its bytes. */
export const listFile = (path: string, bytes: Uint8Array, hash: HashBytes): ListedFile => ({
  path,
  bytes: bytes.length,
  sha256: hash(bytes),
  blocks: noteBlocks(bytes, hash),
});

/**
 * Judges an archive by itself: that the manifest is signed, that every listed file is there unchanged and none besides,
 * that report and data are what was sealed, and that the audit trail in it says so. Never throws: what cannot be read is
 * a flaw.
 */
export function judgeDossier(
  files: ReadonlyMap<string, Uint8Array>,
  { hash, isSigned }: { hash: HashBytes; isSigned: IsSignedText },
): DossierVerdict {
  const signature = parsed(files, paths.signature, isSignature);
  const manifest = parsed(files, paths.manifest, isManifest);
  const bytes = files.get(paths.manifest);
  const flaws: Flaw[] = [];
  if (!signature) flaws.push({ kind: 'unreadable', path: paths.signature });
  if (bytes && signature)
    for (const change of findChanges(bytes, signature.manifest, hash))
      flaws.push({ kind: 'changed', path: paths.manifest, change });
  if (!manifest || !bytes)
    return { flaws: [...flaws, { kind: 'unreadable', path: paths.manifest }], manifest: null, signature };
  if (signature) {
    const by = { kid: manifest.kid, publicKey: signature.publicKey };
    const isWhole = spki.test(signature.publicKey) && ed25519.test(signature.signature);
    if (isWhole && safely(() => isSigned(by, textOf(bytes), signature.signature), false))
      flaws.push(...judgeSignature(files, { ...signature, manifest: listFile(paths.manifest, bytes, hash) }));
    else flaws.push({ kind: 'signature' });
  }
  flaws.push(...judgeFiles(files, manifest, hash));
  if (signature && files.has(paths.audit))
    flaws.push(...judgeAudit(files, manifest, signature, { hash, isSigned }));
  return { flaws, manifest, signature };
}

/** What the file of the signature must be, letter for letter, once the signature itself is good. */
function judgeSignature(
  files: ReadonlyMap<string, Uint8Array>,
  { publicKey, signature, manifest }: DossierSignature,
): Flaw[] {
  const path = paths.signature;
  const was = new TextEncoder().encode(signatureText({ publicKey, signature, manifest }));
  const is = files.get(path) as Uint8Array;
  if (is.length !== was.length)
    return [{ kind: 'changed', path, change: { kind: 'length', is: is.length, was: was.length } }];
  return [...is].flatMap((byte, at): Flaw[] =>
    byte === was[at]
      ? []
      : [{ kind: 'changed', path, change: { kind: 'byte', at, is: byte, was: was[at] as number } }],
  );
}

function judgeFiles(files: ReadonlyMap<string, Uint8Array>, manifest: Manifest, hash: HashBytes): Flaw[] {
  const flaws: Flaw[] = [];
  const listed = new Set<string>([paths.manifest, paths.signature]);
  for (const file of manifest.files) {
    listed.add(file.path);
    const bytes = files.get(file.path);
    if (!bytes) flaws.push({ kind: 'missing', path: file.path });
    else if (hash(bytes) !== file.sha256) {
      const all: Change = { kind: 'bytes', from: 0, to: bytes.length - 1 };
      const changes = findChanges(bytes, file, hash);
      for (const change of changes.length > 0 ? changes : [all])
        flaws.push({ kind: 'changed', path: file.path, change });
    }
  }
  for (const path of files.keys()) if (!listed.has(path)) flaws.push({ kind: 'added', path });
  const sealed = { [paths.pdf]: manifest.seal.pdfSha256, [paths.data]: manifest.seal.dataSha256 };
  for (const [path, sha256] of Object.entries(sealed))
    if (manifest.files.find((file) => file.path === path)?.sha256 !== sha256)
      flaws.push({ kind: 'seal', path });
  return flaws;
}

function judgeAudit(
  files: ReadonlyMap<string, Uint8Array>,
  manifest: Manifest,
  signature: DossierSignature,
  { hash, isSigned }: { hash: HashBytes; isSigned: IsSignedText },
): Flaw[] {
  const trail = parsed(files, paths.audit, isTrail);
  if (!trail) return [{ kind: 'unreadable', path: paths.audit }];
  const byThatKey: IsSigned = (kid, text, signed) =>
    kid === manifest.kid && isSigned({ kid, publicKey: signature.publicKey }, text, signed);
  const hashText = (text: string) => hash(new TextEncoder().encode(text));
  return safely(
    () => [
      ...judgeExport(trail, byThatKey, hashText).flaws.map((reason): Flaw => ({ kind: 'audit', reason })),
      ...(trail.events.some((event) => event.hash === manifest.seal.auditHash)
        ? []
        : [{ kind: 'unsealed' } as const]),
    ],
    [{ kind: 'unreadable', path: paths.audit }],
  );
}

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

function parsed<Value>(
  files: ReadonlyMap<string, Uint8Array>,
  path: string,
  isOne: (value: unknown) => value is Value,
): Value | null {
  const bytes = files.get(path);
  const value = bytes && safely(() => JSON.parse(textOf(bytes)) as unknown, null);
  return isOne(value) ? value : null;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const areTexts = (...values: unknown[]) => values.every((value) => typeof value === 'string');
const areNumbers = (...values: unknown[]) => values.every(Number.isSafeInteger);

const isBlock = (value: unknown) =>
  isObject(value) && areTexts(value.sha256) && areNumbers(value.sum, value.weighted);
const isListed = (value: unknown) =>
  isObject(value) &&
  areTexts(value.path, value.sha256) &&
  areNumbers(value.bytes) &&
  Array.isArray(value.blocks) &&
  value.blocks.every(isBlock);
const isManifest = (value: unknown): value is Manifest =>
  isObject(value) &&
  value.format === dossierFormat &&
  areTexts(value.kid, value.number, value.legalName, value.madeAt) &&
  areNumbers(value.version) &&
  isObject(value.seal) &&
  areTexts(value.seal.dataSha256, value.seal.pdfSha256, value.seal.auditHash) &&
  Array.isArray(value.files) &&
  value.files.every(isListed);
const isSignature = (value: unknown): value is DossierSignature =>
  isObject(value) && areTexts(value.publicKey, value.signature) && isListed(value.manifest);
/** What is in it is judged where it is read. */
const isTrail = (value: unknown): value is SignedExport => isObject(value) && value.format === exportFormat;

/** Whatever a stranger wrote into a file is no reason to stop. */
function safely<Value>(read: () => Value, otherwise: Value): Value {
  try {
    return read();
  } catch {
    return otherwise;
  }
}
