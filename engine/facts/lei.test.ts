import { decodeLei } from './index.ts';

describe('an LEI', () => {
  // LEIs in use.
  it.each(['506700GE1G29325QX363', '529900T8BM49AURSDO55', '5493001KJTIIGC8Y1R12', 'HWUPKR0MPOU8FGXBT394'])(
    '%s is valid',
    (lei) => expect(decodeLei(lei)).toEqual({ valid: true, lei, issuer: lei.slice(0, 4) }),
  );

  it('is read in small letters and with blanks', () => {
    expect(decodeLei(' 5493 001kjtiigc8y1r12')).toMatchObject({ valid: true, lei: '5493001KJTIIGC8Y1R12' });
  });

  it.each([
    ['', /20 characters; this one has 0/],
    ['5493001KJTIIGC8Y1R1', /this one has 19/],
    ['5493001KJTIIGC8Y1RAB', /18 letters or digits and two check digits/],
    ['5493001KJTIIGC8Y1R21', /check digits of this LEI are wrong/],
    ['5493001KJTIIGC8Y1S12', /check digits of this LEI are wrong/],
  ])('%s is refused in a sentence that names the part', (lei, reason) => {
    expect(decodeLei(lei)).toEqual({ valid: false, reason: expect.stringMatching(reason) });
  });

  it('with two neighbouring characters exchanged is refused', () => {
    const lei = '529900T8BM49AURSDO55';
    for (let at = 0; at < 17; at += 1) {
      const turned = lei.slice(0, at) + lei.charAt(at + 1) + lei.charAt(at) + lei.slice(at + 2);
      if (turned !== lei) expect(decodeLei(turned).valid).toBe(false);
    }
  });
});
