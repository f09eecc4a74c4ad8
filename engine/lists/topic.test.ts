import { isAbout, keptTopic, topicOf, topicOfWord, topicsOf } from './topic.ts';

describe('the topic of a list entry', () => {
  it.each([
    [
      'sanctions',
      ['Sanctions', 'sanction', 'SANCTIONED', 'sanction.linked', 'Sanctions list', 'EU sanctions', 'SDN'],
    ],
    ['sanctions', ['asset.frozen', 'Asset freeze', 'embargo']],
    [
      'pep',
      ['pep', 'PEP', 'PEPs', 'role.pep', 'role.pep.natl', 'role.rca', 'Politically exposed person', 'RCA'],
    ],
    [
      'regulatory',
      ['reg.action', 'reg.warn', 'Debarment', 'debarred', 'export_control', 'export.control.linked'],
    ],
    ['adverse_media', ['adverse_media', 'Adverse media', 'crime', 'crime.fraud', 'Criminal', 'wanted']],
    ['other', ['other', 'None', 'internal']],
  ] as const)('is %s whatever case, number and sign its word is written with', (topic, words) => {
    expect(words.map(topicOfWord)).toEqual(words.map(() => topic));
  });

  it('is not guessed from a word nobody knows', () => {
    expect(['blacklist', 'tier 1', 'not sanctioned', 'unsanctioned', 'pepper', ''].map(topicOfWord)).toEqual(
      Array(6).fill(undefined),
    );
    expect(topicOf(['blacklist'])).toBe('other');
    expect(topicOf([])).toBe('other');
  });

  it('is the weightiest where an entry has several, and the entry is about the others too', () => {
    const minister = ['role.pep', 'crime.fin', 'Sanctions'];
    expect(topicOf(minister)).toBe('sanctions');
    expect(topicsOf(minister)).toEqual(['sanctions', 'pep', 'adverse_media']);
    expect(topicsOf(['blacklist'])).toEqual(['other']);
    expect(
      (['sanctions', 'pep', 'adverse_media', 'regulatory'] as const).map((one) => isAbout(minister, one)),
    ).toEqual([true, true, true, false]);
  });

  it('of OpenSanctions is kept under our names or as written, and is judged the same either way', () => {
    const written = ['sanction.linked', 'role.rca', 'role.pol', 'crime.fraud', 'asset.frozen', 'poi'];
    expect(written.map(keptTopic)).toEqual([
      'sanctions',
      'pep',
      'role.pol',
      'crime.fraud',
      'asset.frozen',
      'poi',
    ]);
    expect(written.map((word) => topicOf([keptTopic(word)]))).toEqual(written.map((word) => topicOf([word])));
  });
});
