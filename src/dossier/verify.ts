import * as ed25519 from '@noble/ed25519';
import { sha256, sha512 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import {
  type DossierVerdict,
  type Flaw,
  type IsSignedText,
  judgeDossier,
  readArchive,
} from '../../engine/dossier/index.ts';
import { reading, say } from './texts/index.ts';

// The page beside every dossier: it judges the zip that is chosen, by itself and without a connection. Browsers differ
// in the signatures they know; the library knows them in all.
ed25519.hashes.sha512 = sha512;
const hash = (bytes: Uint8Array) => bytesToHex(sha256(bytes));

/** Base64, of addresses or not. */
const decoded = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
const encoded = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const KEY_BYTES = 32;
const isSigned: IsSignedText = ({ publicKey }, text, signature) =>
  ed25519.verify(decoded(signature), new TextEncoder().encode(text), decoded(publicKey).slice(-KEY_BYTES));

function sentence(flaw: Flaw): string {
  if (flaw.kind !== 'changed') return say(`flaw.${flaw.kind}`, { ...flaw });
  const { path, change } = flaw;
  return say(`changed.${change.kind}`, { path, ...change });
}

function element(name: string, content: string | readonly Node[], className = ''): HTMLElement {
  const made = document.createElement(name);
  made.append(...(typeof content === 'string' ? [content] : content));
  if (className) made.className = className;
  return made;
}

function factsOf({ manifest, signature }: DossierVerdict): HTMLElement[] {
  if (!manifest || !signature) return [];
  const facts = [
    [say('report'), manifest.number],
    [say('version'), `${manifest.version}`],
    [say('party'), manifest.legalName],
    [say('made'), timeOf(manifest.madeAt)],
    [say('key'), `SHA256:${encoded(sha256(decoded(signature.publicKey)))}`],
  ] as const;
  return [
    element(
      'dl',
      facts.flatMap(([name, value]) => [element('dt', name), element('dd', value)]),
    ),
    element('p', say('compare')),
  ];
}

/** In UTC, which is the same for everybody who reads it. */
const timeOf = (iso: string) =>
  Number.isNaN(Date.parse(iso))
    ? iso
    : new Intl.DateTimeFormat(reading.language, {
        dateStyle: 'long',
        timeStyle: 'long',
        timeZone: 'UTC',
      }).format(new Date(iso));

function tableOf({ manifest, flaws }: DossierVerdict): HTMLElement[] {
  if (!manifest) return [];
  const wrong = new Set(flaws.map((flaw) => ('path' in flaw ? flaw.path : '')));
  const rows = manifest.files.map(({ path, bytes }) => {
    const isWrong = wrong.has(path);
    return element('tr', [
      element('td', path),
      element('td', bytes.toLocaleString(reading.language), 'number'),
      element('td', say(isWrong ? 'changed' : 'unchanged'), isWrong ? 'bad' : 'good'),
    ]);
  });
  const head = [
    element('th', say('file')),
    element('th', say('size'), 'number'),
    element('th', say('state')),
  ];
  return [element('div', [element('table', [element('tr', head), ...rows])], 'wide')];
}

async function check(file: File) {
  const status = place('[role=status]');
  const result = place('[data-result]');
  status.className = '';
  status.textContent = say('checking');
  result.replaceChildren();
  const { files, flaws } = await readArchive(new Uint8Array(await file.arrayBuffer()));
  const isReadable =
    files.size > 0 && flaws.every(({ kind }) => kind === 'unreadable' || kind === 'repeated');
  const verdict: DossierVerdict = isReadable
    ? judgeDossier(files, { hash, isSigned })
    : { flaws: [], manifest: null, signature: null };
  const all = [...flaws, ...verdict.flaws];
  status.className = all.length === 0 ? 'good' : 'bad';
  status.textContent = say(all.length === 0 ? 'intact' : 'broken');
  result.append(
    element(
      'ul',
      all.map((flaw) => element('li', sentence(flaw), 'bad')),
    ),
    ...factsOf(verdict),
    ...tableOf(verdict),
  );
}

const place = (selector: string) => document.querySelector(selector) as HTMLElement;

document.documentElement.lang = reading.language;
document.documentElement.dir = reading.direction;
document.title = say('title');
place('h1').textContent = say('title');
place('[data-lead]').textContent = say('lead');
place('label > span').textContent = say('choose');
const input = place('input') as HTMLInputElement;
input.addEventListener('change', () => {
  const [file] = input.files ?? [];
  if (file) void check(file);
});
