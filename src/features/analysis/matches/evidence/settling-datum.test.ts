import type { Match } from '../../analysis.ts';
import { settlingDatum } from './settling-datum.ts';

type Corroboration = Match['corroboration'];
const open = (...corroboration: Corroboration) => ({ disposition: 'unspecified', corroboration }) as Match;
const birth = { field: 'birth', verdict: 'unknown', theirs: '1970' } as const;
const country = { field: 'country', verdict: 'unknown', theirs: 'AE' } as const;

test('the missing datum that the lists know most often is named', () => {
  expect(settlingDatum([open(birth, country), open(birth), open()])).toEqual({
    field: 'birth',
    settles: 2,
    open: 3,
  });
});

test('what the list does not know either settles nothing', () => {
  expect(settlingDatum([open({ field: 'birth', verdict: 'unknown' })])).toBeNull();
});

test('decided matches ask for nothing', () => {
  expect(settlingDatum([{ ...open(birth), disposition: 'false_positive' }])).toBeNull();
});
