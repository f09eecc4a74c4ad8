import fc from 'fast-check';
import { keepDetails, readDetails } from './current-details.ts';
import { detailsFrom } from './details-from.ts';

const whole = {
  Name: 'Ines Roth',
  role: 'drafter' as const,
  emailid: 'ines@prudence.example',
  clientname: '',
  username: 'ines',
  modules: { Modules: ['Home', 'Audit Trail'] },
  language: 'hi-IN',
  readOnly: true,
  idleSeconds: 900,
  passwordRule: 'standard' as const,
  passkeyDue: false,
  previousSignIn: '2026-01-05T09:00:00.000Z',
  failedSignIns: 2,
};

test('what the server said comes back as it was', () => {
  keepDetails(whole);
  expect(readDetails()).toEqual(whole);
  expect(readDetails()).toBe(readDetails());
});

test.each([null, '', '{', 'null', '5', '[]', '"admin"', '{"role":{"a":1},"modules":[]}'])(
  'B3 of %j nothing is left but a person without a role',
  (text) => {
    expect(detailsFrom(text)).toMatchObject({ role: '', Name: '', modules: { Modules: [] } });
  },
);

test('B3 whatever stands there, what is read has the shape that the shell draws from', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc.record({ modules: fc.json() }).map((o) => JSON.stringify(o)),
      ),
      (text) => {
        const details = detailsFrom(text);
        expect(Object.keys(details).sort()).toEqual(Object.keys(whole).sort());
        expect(details.modules.Modules.every((title) => typeof title === 'string')).toBe(true);
        for (const name of ['Name', 'role', 'clientname', 'language'] as const)
          expect(typeof details[name]).toBe('string');
      },
    ),
  );
});
