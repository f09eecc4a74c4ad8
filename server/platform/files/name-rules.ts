import { FileLimits } from '../../../contract/limits.ts';

/** The ending in lower case, without the dot; empty when there is none. */
export function extensionOf(name: string): string {
  const found = /\.([A-Za-z0-9]{1,10})$/.exec(name.slice(-40));
  return found?.[1]?.toLowerCase() ?? '';
}

/** What a disk of Windows takes for a device, whatever follows the dot. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/** Letter, digit, `_`, `.` and `-` only: safe in a header, in an archive and on any disk. */
export function safeFileName(name: string): string {
  const safe = name.replace(/[^A-Za-z0-9_.-]/g, '_').replace(/^\.+/, '_');
  return safe.slice(-150).replace(device, '_$&') || 'file';
}

/** Control characters, and those that turn the direction of writing: `exe.fdp` must not look like `pdf.exe`. */
const deceiving = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** The name that is kept with a file and shown: any letter, nothing that deceives, its ending within the limit. */
export function keptFileName(name: string): string {
  const plain = [
    ...name
      .slice(-2 * FileLimits.name)
      .toWellFormed()
      .replace(deceiving, '_'),
  ];
  return plain.slice(-FileLimits.name).join('');
}
