import { mkdtemp, rm, utimes } from 'node:fs/promises';
import path from 'node:path';
import { cacheDir, forgetOld, isFresh } from './kept-past.ts';

test('a fresh past stays, whatever it is of: another process may be reading it; an old one goes', async () => {
  const [fresh, old] = [
    await mkdtemp(path.join(cacheDir, 'past-')),
    await mkdtemp(path.join(cacheDir, 'past-')),
  ];
  const longAgo = new Date('2026-01-01');
  await utimes(old, longAgo, longAgo);
  await forgetOld();
  expect([await isFresh(fresh), await isFresh(old)]).toEqual([true, false]);
  await rm(fresh, { recursive: true });
  await expect(rm(old, { recursive: true })).rejects.toThrow(/ENOENT/);
});
