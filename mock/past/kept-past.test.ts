import { mkdir, mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cacheDir, forgetOld, isFresh, tellOnce } from './kept-past.ts';

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

test('a past that somebody is telling is waited for, and told again only where that came to nothing', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'prudence-past-'));
  const place = path.join(folder, 'past');
  const tellings: string[] = [];
  const [first, ...others] = await Promise.allSettled(
    ['breaks off', 'tells', 'waits', 'waits too'].map((name) =>
      tellOnce(place, async () => {
        tellings.push(name);
        await new Promise((resolve) => setImmediate(resolve));
        if (tellings.length === 1) throw new Error('it broke off');
        await mkdir(place);
      }),
    ),
  );
  expect([first, ...others].map((one) => one?.status).toSorted()).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
  ]);
  expect(tellings).toHaveLength(2);
  await rm(folder, { recursive: true });
});
