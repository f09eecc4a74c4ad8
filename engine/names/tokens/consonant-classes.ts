/** The classes; vowels, h, w, y and what may be mute are left out. */
const CLASSES: Record<string, string> = { p: 'bpvf', t: 'tTdD', s: 'sSzZCXj', k: 'kgKGJ', l: 'lrL', n: 'nm' };
const classOf: string[] = new Array<string>(128).fill('');
for (const [name, sounds] of Object.entries(CLASSES))
  for (const sound of sounds) classOf[sound.charCodeAt(0)] = name;

/** A word's consonants in six classes that no script mixes up, neighbours of one class as one. */
export function consonantClasses(folded: string): string {
  let out = '';
  let last = '';
  for (let at = 0; at < folded.length; at++) {
    const kind = classOf[folded.charCodeAt(at) & 127]!;
    if (kind !== '' && kind !== last) out += kind;
    last = kind;
  }
  return out;
}
