import { expectedDocuments, missingDocuments } from './document-kinds.ts';
import { ENTITY_TYPES } from './words.ts';

test('a deeper report expects what the level before it expects, and no kind twice', () => {
  for (const entityType of ENTITY_TYPES) {
    const [basic, standard, enhanced] = (['basic', 'standard', 'enhanced'] as const).map((level) =>
      expectedDocuments(entityType, level),
    );
    expect(standard?.slice(0, basic?.length)).toEqual(basic);
    expect(enhanced?.slice(0, standard?.length)).toEqual(standard);
    expect(new Set(enhanced).size).toBe(enhanced?.length);
  }
});

test('nothing is expected before kind of party and report type are chosen, nor of a kind the firm added', () => {
  expect(expectedDocuments(undefined, 'basic')).toEqual([]);
  expect(expectedDocuments('organisation', undefined)).toEqual([]);
  expect(expectedDocuments('toString', 'basic')).toEqual([]);
});

test('a document is missing until a file is said to be it', () => {
  const kinds = expectedDocuments('organisation', 'standard');
  expect(missingDocuments(kinds, [{ kind: null }, { kind: 'ownership_chart' }])).toEqual([
    'incorporation_certificate',
    'sanctions_questionnaire',
  ]);
});
