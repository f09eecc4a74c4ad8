import { createHash } from 'node:crypto';
import { chainStart, hashEvent, type StoredEvent, sealPersonal, verifyChain } from './index.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const salt = 'n0tV3ryR4ndomButL0ngEn0ugh';

/** One for each value. */
const saltsOf = (values: object) =>
  Object.fromEntries(Object.keys(values).map((name) => [name, `${salt}-${name}`]));

function chainOf(length: number, chain = 'client-1'): StoredEvent[] {
  const rows: StoredEvent[] = [];
  for (let seq = 1; seq <= length; seq += 1) {
    const values = { name: `Person ${seq}`, email: `p${seq}@example.org` };
    const event = {
      chain,
      seq,
      at: `2026-11-21T10:00:${String(seq).padStart(2, '0')}Z`,
      type: 'request.released',
      actor: { id: 'u1', role: 'allocator' },
      object: { type: 'request', id: `r${seq}` },
      data: { version: seq },
      personalDigests: sealPersonal({ values, salts: saltsOf(values) }, sha256),
    };
    const hash = hashEvent(rows.at(-1)?.hash ?? chainStart, event, sha256);
    rows.push({ ...event, hash, personal: { values, salts: saltsOf(values) } });
  }
  return rows;
}

const verify = (rows: readonly StoredEvent[], extra = {}) =>
  verifyChain(rows, sha256, { chain: 'client-1', ...extra });

const renumbered = (rows: readonly StoredEvent[]) => rows.map((row, index) => ({ ...row, seq: index + 1 }));

describe('E6 a chain of audit events', () => {
  const rows = chainOf(9);
  const head = { seq: 9, hash: rows[8]?.hash ?? '' };

  it('is valid as it was written, and does not care about the order of members', () => {
    expect(verify(rows, { checkpoints: [head] })).toEqual({ valid: true, length: 9, head: head.hash });
    const turned = rows.map((row) => Object.fromEntries(Object.entries(row).reverse()) as StoredEvent);
    expect(verify(turned).valid).toBe(true);
    expect(verify([])).toEqual({ valid: true, length: 0, head: chainStart });
  });

  it('names an edited row, whichever member was edited', () => {
    for (const change of [
      { at: '2020-01-01T00:00:00Z' },
      { type: 'x' },
      { data: { version: 99 } },
      { ip: '::1' },
    ]) {
      const edited = rows.map((row) => (row.seq === 4 ? { ...row, ...change } : row));
      expect(verify(edited)).toMatchObject({ valid: false, seq: 4, kind: 'edited' });
    }
  });

  it('breaks at the row after an edit whose hash was made anew', () => {
    const event = { ...rows[3], data: { version: 99 } } as StoredEvent;
    const forged = { ...event, hash: hashEvent(rows[2]?.hash ?? '', event, sha256) };
    expect(verify(rows.map((row) => (row.seq === 4 ? forged : row)))).toMatchObject({
      seq: 5,
      kind: 'edited',
    });
  });

  it('names a row deleted in the middle, even when the rest is numbered anew', () => {
    const rest = rows.filter((row) => row.seq !== 5);
    expect(verify(rest)).toMatchObject({ valid: false, seq: 5, kind: 'missing' });
    expect(verify(renumbered(rest))).toMatchObject({ valid: false, seq: 5 });
  });

  it('sees a tail that was cut off only against a checkpoint', () => {
    const shorter = rows.slice(0, 6);
    expect(verify(shorter).valid).toBe(true);
    expect(verify(shorter, { checkpoints: [head] })).toMatchObject({ valid: false, seq: 7, kind: 'cut' });
    expect(verify([], { checkpoints: [head] })).toMatchObject({ valid: false, seq: 1, kind: 'cut' });
  });

  it('sees a chain rewritten as a whole only against a checkpoint', () => {
    const rewritten = chainOf(9).slice(0, 0);
    for (const row of rows) {
      const event = { ...row, type: row.seq >= 6 ? 'forged' : row.type };
      rewritten.push({ ...event, hash: hashEvent(rewritten.at(-1)?.hash ?? chainStart, event, sha256) });
    }
    expect(verify(rewritten).valid).toBe(true);
    expect(verify(rewritten, { checkpoints: [head] })).toMatchObject({ seq: 9, kind: 'rewritten' });
    // Nor does a head that was written anew outweigh the checkpoint of the same row.
    const own = { seq: 9, hash: rewritten[8]?.hash ?? '' };
    const early = { seq: 4, hash: rows[3]?.hash ?? '' };
    for (const checkpoints of [
      [early, head, own],
      [own, head, early],
    ])
      expect(verify(rewritten, { checkpoints })).toMatchObject({
        seq: 9,
        kind: 'rewritten',
        reason: expect.stringContaining('row 5 or a later one first'),
      });
  });

  it('names an inserted row, numbered twice or pushed in with the rest numbered anew', () => {
    const inserted = [...rows.slice(0, 3), { ...rows[2], type: 'forged' } as StoredEvent, ...rows.slice(3)];
    expect(verify(inserted)).toMatchObject({ valid: false, seq: 3, kind: 'repeated' });
    expect(verify(renumbered(inserted))).toMatchObject({ valid: false, seq: 4, kind: 'edited' });
  });

  it('names a row that changed places', () => {
    const [a, b, c, d] = rows as [StoredEvent, StoredEvent, StoredEvent, StoredEvent];
    expect(verify([a, c, b, d])).toMatchObject({ valid: false, seq: 2, kind: 'reordered' });
  });

  it('names a row of another chain, even when its number and its hash fit there', () => {
    const other = chainOf(9, 'client-2');
    const swapped = rows.map((row) => (row.seq === 3 ? (other[2] ?? row) : row));
    expect(verify(swapped)).toMatchObject({ valid: false, seq: 3, kind: 'foreign' });
    expect(verify(other)).toMatchObject({ valid: false, seq: 1, kind: 'foreign' });
    const renamed = other.map((row) => ({ ...row, chain: 'client-1' }));
    expect(verify(renamed)).toMatchObject({ valid: false, seq: 1, kind: 'edited' });
  });

  it.each<[string, (rows: readonly StoredEvent[]) => readonly StoredEvent[], string]>([
    [
      'of another chain',
      (all) => [all[0], { ...all[1], chain: 'x' }] as StoredEvent[],
      'Row 2 belongs to the chain "x", not to "client-1".',
    ],
    ['missing', (all) => all.toSpliced(1, 1), 'Row 2 is missing: row 3 follows row 1.'],
    [
      'given twice',
      (all) => [all[0], all[1], all[1]] as StoredEvent[],
      'Row 2 stands a second time, after row 2.',
    ],
    [
      'edited',
      (all) => all.map((row) => ({ ...row, ip: '::1' })),
      'Row 1 was changed, or does not follow the row 0 that stands before it.',
    ],
    [
      'in another place',
      (all) => [all[0], all[2], all[1]] as StoredEvent[],
      'Row 2 stands in another place than its own.',
    ],
    [
      'cut off',
      (all) => all.slice(0, 7),
      'Rows 8 to 9 are missing at the end: the checkpoint has noted row 9.',
    ],
    [
      'with other names of people',
      (all) =>
        all.map((row) => ({ ...row, personal: { values: {}, salts: saltsOf({ name: 1, email: 1 }) } })),
      'Personal values of row 1 were changed: email, name.',
    ],
  ])('says in a sentence which row is %s', (_what, change, reason) => {
    expect(verify(change(rows), { checkpoints: [head] })).toMatchObject({ valid: false, reason });
  });

  it('calls a row missing when only another chain has one of its number', () => {
    const [first, second, third] = rows as [StoredEvent, StoredEvent, StoredEvent];
    const strange = { ...second, chain: 'client-2' };
    expect(verify([first, third, strange])).toMatchObject({ seq: 2, kind: 'missing' });
  });

  it('can be verified from a checkpoint on', () => {
    const after = { seq: 4, hash: rows[3]?.hash ?? '' };
    expect(verify(rows.slice(4), { after }).valid).toBe(true);
    expect(verify(rows.slice(5), { after })).toMatchObject({ seq: 5, kind: 'missing' });
  });
});

describe('personal values beside the chain', () => {
  const rows = chainOf(3);

  it('can be erased with the chain intact', () => {
    const erased = rows.map((row) => ({ ...row, personal: null }));
    expect(verify(erased).valid).toBe(true);
  });

  it('can be erased one by one, together with the salt', () => {
    const personal = { values: { name: 'Person 2' }, salts: { name: `${salt}-name` } };
    const erased = rows.map((row) => (row.seq === 2 ? { ...row, personal } : row));
    expect(verify(erased).valid).toBe(true);
  });

  it('cannot be changed or added, nor taken away with the salt left to guess by', () => {
    const whole = rows[1]?.personal?.salts ?? {};
    const whoever = { name: 'Person 2', email: 'p2@example.org' };
    for (const personal of [
      { values: { ...whoever, name: 'Somebody else' }, salts: whole },
      { values: { name: 'Person 2' }, salts: whole },
      { values: { ...whoever, phone: '1' }, salts: { ...whole, phone: salt } },
      { values: whoever, salts: { name: `${salt}-name` } },
      { values: whoever, salts: {} },
      { values: { ...whoever, phone: '1' }, salts: whole },
    ]) {
      const changed = rows.map((row) => (row.seq === 2 ? { ...row, personal } : row));
      expect(verify(changed)).toMatchObject({ valid: false, seq: 2, kind: 'personal_edited' });
    }
  });

  it('leave digests that differ under another salt and refuse a short one', () => {
    const one = (use: string) => sealPersonal({ values: { name: 'Asha' }, salts: { name: use } }, sha256);
    expect(one(salt)).not.toEqual(one(`${salt}x`));
    expect(() => one('short')).toThrow(new RangeError('A salt needs at least 22 characters.'));
    expect(() => one('x'.repeat(21))).toThrow(RangeError);
    expect(one('x'.repeat(22))).toHaveProperty('name');
    expect(() => sealPersonal({ values: { name: 'Asha' }, salts: {} }, sha256)).toThrow(RangeError);
  });
});
