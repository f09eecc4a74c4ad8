import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packArchive } from '../../scripts/machine/pack-archive.ts';

const home = mkdtempSync(join(tmpdir(), 'prudence-archive-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));
const archive = join(home, 'prudence.tar.gz');

test('an archive that could not be finished does not stand under its name, and the next one does', () => {
  const folder = join(home, 'prudence');
  expect(() => packArchive(folder, archive)).toThrow();
  expect(existsSync(archive)).toBe(false);
  mkdirSync(folder);
  writeFileSync(join(folder, 'README'), 'whole');
  packArchive(folder, archive);
  expect(execFileSync('tar', ['-xzOf', archive, 'prudence/README'], { encoding: 'utf8' })).toBe('whole');
});
