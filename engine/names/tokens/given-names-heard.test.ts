import { soundsOfHan } from '../scripts/han.ts';
import { soundsOfKana } from '../scripts/katakana.ts';
import { givenNameGroups } from '../tables/given-names.ts';
import { givenNamesHeard } from './given-names-heard.ts';

describe('given names that were written by ear', () => {
  it('belong with the names that they sound like', () => {
    expect(givenNamesHeard([soundsOfKana('ロベルト')], 'kana')).toEqual(givenNameGroups('roberto'));
    expect(givenNamesHeard([soundsOfHan('约翰')], 'han')).toEqual(givenNameGroups('john'));
  });

  it('are the nearest of several readings', () => {
    expect(givenNamesHeard(['xkxk', 'tomas'], 'greek')).toEqual(givenNameGroups('tomas'));
  });

  it('are none where no name is near', () => {
    expect(givenNamesHeard([soundsOfKana('ポンピドゥー')], 'kana')).toEqual([]);
  });
});
