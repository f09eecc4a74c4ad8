import { buildNameIndex, compareNames, STRENGTH, searchNames } from '../../index.ts';
import { habitsOf, heardInLatin, spokenInLatin } from './latin.ts';

/** What other scripts hear in each word of a name. */
const heard = (name: string) => {
  const habits = habitsOf(name);
  return name.split(' ').map((word) => heardInLatin(word, habits).join(' '));
};
const alike = (left: string, right: string) => compareNames(left, right, 'person').similarity;

describe('a Latin name as other scripts hear it', () => {
  it.each([
    ['Francis Drake', ['', 'dreik']],
    ['Almroth Wright', ['', 'rait']],
    ['John Wycliffe', ['', 'waiklif']],
    ['Knight Paine', ['nait', 'pein']],
    ['Percy Shelley', ['', 'Seli']],
    ['Thomas McCord', ['', 'makord']],
    ['Ernest Shaw', ['', 'So']],
    ['Hsu Teng', ['Su', '']],
    ['Rainis', ['reinis']],
  ])('%s as English: %j', (name, sounds) => {
    expect(heard(name)).toEqual(sounds);
  });

  it.each([
    ['Claude Monet', ['klod', 'mone']],
    ['Denis Diderot', ['', 'didero']],
    ['Jules Verne', ['juls Zul', 'vern']],
    ['Marcel Marceau', ['', 'marseo marso']],
  ])('%s as French too, whose last letters are not said: %j', (name, sounds) => {
    expect(heard(name)).toEqual(sounds);
  });

  it.each([
    ['Nəriman Nərimanov', 'azerbaijani', ['nariman', 'narimanov']],
    ['Üzeyir Hacıbəyov', 'azerbaijani', ['', 'hajibayov']],
    ['Gim Gu', 'korean', ['kim', '']],
    ['Kemal Çağlar', 'turkish', ['', 'Calar']],
    ['Nicolae Bălcescu', 'romanian', ['', 'balCesku']],
    ['Ignacy Łukasiewicz', 'polish', ['ignaXy', 'lukaSieviC']],
    ['Edvards Grīgs', 'latvian', ['edvard', 'grig']],
    ['Mátyás Szűcs', 'hungarian', ['matyaS matya', 'suC suX']],
    ['Antonín Dvořák', 'slavic', ['', 'dvorZak']],
    ['Niels Bøhr', 'scandinavian', ['', 'behr']],
    ['Fernão de Magalhães', 'portuguese', ['fernan', '', 'magalyaes']],
    ['Juan Muñoz', 'spanish', ['Kuan', 'munyos']],
    ['Heinrich Schütz', 'german', ['hainriK', '']],
  ])('%s is %s: %j', (name, language, sounds) => {
    expect(habitsOf(name).language?.name).toBe(language);
    expect(heard(name)).toEqual(sounds);
  });

  it('a name of which every word has the ending of a nominative is also heard without', () => {
    expect(heard('Edvards Kuks')).toEqual(['edvard', 'kaks kuk']);
    expect(heard('Jonas Petkus')).toEqual(['jon', 'petkas petku petk']);
    expect(habitsOf('Edvards Kuk').isDeclined).toBe(false);
    expect(habitsOf('Kuks').isDeclined).toBe(false);
    expect(habitsOf('Edvards de Kuks').isDeclined).toBe(true);
  });

  it('a word that sounds as it is written is heard in no other way', () => {
    expect(heard('Victor Hugo')).toEqual(['', '']);
    expect(heardInLatin('Ge', habitsOf('Ge'))).toEqual([]);
  });

  it('the marks of letters may stand apart from them', () => {
    expect(heard('Antonín Dvořák'.normalize('NFD'))).toEqual(heard('Antonín Dvořák'));
  });

  it.each([
    ['Уильям Блейк', 'William Blake'],
    ['ウィリアム・ブレイク', 'William Blake'],
    ['فرانسیس دریک', 'Francis Drake'],
    ['Клод Моне', 'Claude Monet'],
    ['קלוד מונה', 'Claude Monet'],
    ['Жюль Верн', 'Jules Verne'],
    ['Антонин Дворжак', 'Antonín Dvořák'],
    ['안토닌 드보르자크', 'Antonín Dvořák'],
    ['Эдвард Григ', 'Edvards Grīgs'],
    ['Игнаций Лукасевич', 'Ignacy Łukasiewicz'],
    ['Узеир Гаджибеков', 'Üzeyir Hacıbəyov'],
    ['إدوارد غريغ', 'Edvards Grīgs'],
  ])('%s is found as %s', (written, latin) => {
    expect(alike(written, latin)).toBeGreaterThanOrEqual(STRENGTH.medium);
  });

  it('two Latin names are compared as they are written where their letters tell no language', () => {
    expect(compareNames('Claude Monet', 'Klod Mone', 'person').similarity).toBeLessThan(
      alike('Клод Моне', 'Claude Monet'),
    );
    expect(spokenInLatin('Monet', habitsOf('Claude Monet'))).toEqual([]);
  });

  it.each([
    ['Borisław Welikow', 'Borislav Velikov'],
    ['Vladimir Vladimirovič Putin', 'Vladimir Vladimirovich Putin'],
    ['Gordons Brauns', 'Gordon Braun'],
    ['Nəriman Nərimanov', 'Nariman Narimanov'],
    ['Kim Čong-un', 'Kim Chong-un'],
    ['Sergej Stanišev', 'Sergey Stanishev'],
  ])('where they tell it, as they are said too: %s is %s', (left, right) => {
    expect(alike(left, right)).toBeGreaterThanOrEqual(STRENGTH.exact);
    expect(alike(right, left)).toBe(alike(left, right));
  });

  it('a search finds a name by how the other one is said in its language', () => {
    const names = ['Vezhdi Rashidov', 'Boris Velikov'];
    const index = buildNameIndex(
      names.map((text) => ({
        ...{ id: text, type: 'person' as const, identifiers: [], countries: [], births: [] },
        names: [{ text, kind: 'primary' as const }],
      })),
    );
    const found = searchNames(index, { name: 'Weżdi Raszidow', type: 'person' }).map(
      ({ entryId }) => entryId,
    );
    expect(found).toEqual(['Vezhdi Rashidov']);
  });
});
