export { BLOCK_BYTES, type Block, noteBlock } from './blocks.ts';
export {
  type DossierSignature,
  type DossierVerdict,
  dossierFormat,
  type Flaw,
  type IsSignedText,
  judgeDossier,
  type ListedFile,
  listFile,
  type Manifest,
  manifestText,
  paths,
  signatureText,
} from './dossier.ts';
export { readArchive } from './read-archive.ts';
