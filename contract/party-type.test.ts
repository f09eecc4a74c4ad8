import { guessPartyType } from './party-type.ts';

describe('the type of a party', () => {
  it.each([
    'Blackreef Tankers Holding',
    'Kaveri Textiles Pvt. Ltd.',
    'Zarqun FZE',
    'Beta S.p.A.',
    'Norden A/S',
    'Müller & Söhne GmbH',
    'Sociedad Alfa S.A.',
    'ООО «Ромашка»',
    '前海贸易有限公司',
    'شركة الواحة',
    'कावेरी टेक्सटाइल्स लिमिटेड',
    'Bank Melli',
  ])('is guessed from its name, whatever its role: %s is an organisation', (name) => {
    expect(guessPartyType(name, 'director')).toBe('organisation');
    expect(guessPartyType(name)).toBe('organisation');
  });

  it('is a vessel where the name begins as those of ships do', () => {
    expect(guessPartyType('M/V Silver Comet', 'other')).toBe('vessel');
    expect(guessPartyType('MT Black Reef')).toBe('vessel');
  });

  it('is guessed from the role where the name says nothing: a director is a person, an owner may be anything', () => {
    expect(guessPartyType('Meera Rao', 'director')).toBe('person');
    expect(guessPartyType('Meera Rao', 'shareholder')).toBe('unknown');
    expect(guessPartyType('Meera Rao')).toBe('unknown');
    expect(guessPartyType('Dr. Meera Rao')).toBe('person');
    expect(guessPartyType('', 'director')).toBe('person');
  });

  it.each(['Ahmad As-Sabah', 'Ana de Sa Pereira', 'Sa Ming', 'Anita Co Lim', 'Ag Petersen'])(
    'is not taken from short legal forms within a name: %s',
    (name) => {
      expect(guessPartyType(name, 'director')).toBe('person');
    },
  );
});
