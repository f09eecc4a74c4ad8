import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { DownloadLimits } from '../../../../contract/limits.ts';
import { canonicalJson, type Json } from '../../../../engine/audit-chain/index.ts';
import {
  BLOCK_BYTES,
  type Block,
  type DossierSignature,
  dossierFormat,
  type ListedFile,
  listFile,
  type Manifest,
  manifestText,
  noteBlock,
  paths,
  signatureText,
} from '../../../../engine/dossier/index.ts';
import {
  type Actor,
  notFound,
  type Platform,
  problem,
  scopeOf,
  sha256,
  type ZipEntry,
  zipStream,
} from '../../../platform/index.ts';
import { publicText, record, signText } from '../../audit/index.ts';
import { about, attachmentsOf, distinctNames, findVisible, refusingCorrupt } from '../../requests/index.ts';
import { sealedVersion } from '../sealed-version.ts';
import { readMe } from './read-me.ts';

export type DossierPorts = {
  /** The audit events of a request that this person may see, as a signed file. */
  auditExcerpt(requestId: string, actor: Actor): Promise<AsyncIterable<string>>;
};

type Asked = { client: string; request: string; version: number };
type Content = Pick<ZipEntry, 'open'> & { listed: ListedFile };

/** A sealed version with everything behind it, as a zip. All of it is read and hashed before the first byte leaves. */
export async function openDossier(platform: Platform, ports: DossierPorts, asked: Asked, actor: Actor) {
  const { database, clock, files: storage, keys, env } = platform;
  const { request, sealed, evidence } = await database.tx(scopeOf(actor), async () => {
    const found = await findVisible(asked.request, actor, asked.client);
    const version = await sealedVersion(found.id, asked.version);
    if (!version) throw notFound();
    return { request: found, sealed: version, evidence: await attachmentsOf(found.id, actor) };
  });
  const size = evidence.reduce((sum, file) => sum + file.size, sealed.pdfBytes);
  if (evidence.length >= DownloadLimits.archiveFiles || size > DownloadLimits.archiveBytes)
    throw problem(
      'input.too_large',
      'The evidence is too large for one dossier. Download the files separately.',
    );

  const stored = async (path: string, file: { id: string; fileId: string; sha256: string }) => {
    const open = () => storage.open(file.fileId, file.sha256);
    const listed = await refusingCorrupt(platform, actor, request, file, async () =>
      listStored(path, file, await open()),
    );
    return { listed, open };
  };
  const hasTrail = actor.modules.includes('Audit Trail');
  const { dataSha256, pdfSha256, auditHash } = sealed;
  const signer = keys.signing('audit');
  const head: Omit<Manifest, 'files'> = {
    format: dossierFormat,
    kid: signer.kid,
    number: request.number,
    version: sealed.number,
    legalName: sealed.data.legalName,
    madeAt: clock.now().toISOString(),
    seal: { dataSha256, pdfSha256, auditHash },
  };
  const names = distinctNames(evidence.map(({ name }) => name));
  const proofs = evidence.map((file, place) => ({ path: `evidence/${names[place]}`, file }));
  const contents: Content[] = [
    made(paths.readMe, readMe(head, signer, hasTrail, proofs)),
    made(paths.page, await readFile(join(env.distDir, 'dossier', paths.page))),
    await stored(paths.pdf, { id: request.id, fileId: sealed.pdfFileId, sha256: pdfSha256 }),
    made(paths.data, canonicalJson(sealed.data as unknown as Json)),
  ];
  if (hasTrail) contents.push(made(paths.audit, await textOf(ports.auditExcerpt(request.id, actor))));
  for (const { path, file } of proofs) contents.push(await stored(path, file));

  const manifest: Manifest = { ...head, files: contents.map(({ listed }) => listed) };
  const text = Buffer.from(manifestText(manifest));
  const signature: DossierSignature = {
    signature: signText(keys, text.toString()).signature,
    publicKey: publicText(signer.publicKey),
    manifest: listFile(paths.manifest, text, sha256),
  };
  contents.push(made(paths.manifest, text), made(paths.signature, signatureText(signature)));
  await database.tx(scopeOf(actor), () =>
    record(clock, {
      type: 'dossier.downloaded',
      actor,
      ...about(request),
      data: { version: sealed.number, files: manifest.files.length },
    }),
  );
  return {
    name: `${request.number}-v${sealed.number}-dossier.zip`,
    // Uncompressed: a byte that changes in the zip is then one byte of one file, and can be named.
    content: zipStream(contents.map(({ listed, open }) => ({ name: listed.path, compress: false, open }))),
  };
}

function made(path: string, content: string | Buffer): Content {
  const bytes = Buffer.from(content);
  return { listed: listFile(path, bytes, sha256), open: async () => Readable.from([bytes]) };
}

async function textOf(pieces: Promise<AsyncIterable<string>>): Promise<string> {
  const found: string[] = [];
  for await (const piece of await pieces) found.push(piece);
  return found.join('');
}

/** Reads a stored file once, a block at a time; it fails where the content is not what was stored. */
async function listStored(path: string, stored: { sha256: string }, content: Readable): Promise<ListedFile> {
  const blocks: Block[] = [];
  let bytes = 0;
  let rest = Buffer.alloc(0);
  for await (const chunk of content as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= BLOCK_BYTES) {
      blocks.push(noteBlock(rest.subarray(0, BLOCK_BYTES), sha256));
      rest = rest.subarray(BLOCK_BYTES);
    }
  }
  if (rest.length > 0) blocks.push(noteBlock(rest, sha256));
  return { path, bytes, sha256: stored.sha256, blocks };
}
