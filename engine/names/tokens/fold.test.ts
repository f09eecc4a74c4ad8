import { fold, joinSounds, mayFuse, skeleton } from './fold.ts';

describe('the sounds of a word', () => {
  it.each([
    ['shcherbakov', 'Serbakov'],
    ['schmidt', 'Smidt'],
    ['tchaikovsky', 'Caikovsky'],
    ['dzhugashvili', 'jugaSvili'],
    ['zhukov', 'Zukov'],
    ['khrushchev', 'KruSev'],
    ['philip', 'filip'],
    ['thatcher', 'TaCer'],
    ['szczepan', 'SCepan'],
    ['tzipi', 'Xipi'],
    ['jock', 'jok'],
  ])('%s is %s: letters that are one sound together are one sign, the longest first', (word, sounds) => {
    expect(fold(word)).toBe(sounds);
  });

  it.each([
    ['cecil', 'sesil'],
    ['cyril', 'syril'],
    ['carcov', 'karkov'],
    ['marc', 'mark'],
    ['iraq', 'irak'],
    ['quentin', 'kentin'],
    ['xavier', 'ksavier'],
  ])('%s is %s: c is s before e, i and y and else k, q is k, x is ks', (word, sounds) => {
    expect(fold(word)).toBe(sounds);
  });

  it.each([
    ['anna', 'ana'],
    ['muhammmad', 'muhamad'],
    ['shshukin', 'Sukin'],
    ['backker', 'baker'],
    ['maxson', 'makson'],
    ['accra', 'akra'],
    ['alala', 'alala'],
  ])('%s is %s: a sound that follows itself is one', (word, sounds) => {
    expect(fold(word)).toBe(sounds);
  });

  it('of no letters are none, and figures are themselves', () => {
    expect(fold('')).toBe('');
    expect(fold('x10')).toBe('ks10');
  });
});

describe('the skeleton of a word', () => {
  const bones = (word: string) => skeleton(fold(word));

  it.each([
    ['petrov', 'btrv'],
    ['wyhaeiou', ''],
    ['rahimi', 'rm'],
    ['mamedov', 'mtv'],
    ['', ''],
    ['44', '4'],
  ])('%s has the consonants %s: without vowels, w, y and h, and each once running', (word, consonants) => {
    expect(bones(word)).toBe(consonants);
  });

  it.each([
    ['petrov', 'bedrof'],
    ['zhukov', 'shugov'],
    ['gazprom', 'kasbrom'],
    ['khalid', 'galit'],
    ['thomas', 'dhomaz'],
    ['tsai', 'chai'],
    ['jamal', 'dzamal'],
    ['yousef', 'yusuf'],
  ])('%s and %s have the same one: voiced or not, hissing or not', (one, other) => {
    expect(bones(one)).toBe(bones(other));
  });

  it.each([
    ['petrov', 'petrom'],
    ['karim', 'salim'],
    ['nabil', 'mabil'],
    ['tamir', 'samir'],
  ])('%s and %s have not', (one, other) => {
    expect(bones(one)).not.toBe(bones(other));
  });
});

describe('the sounds of words written together', () => {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const ends = [...letters, 'as', 'sc', 'shc', 'at', 'tc', 'dz', 'ac', 'ou', 'ax'];
  const beginnings = [...letters, 'ha', 'ch', 'hch', 'zh', 'ea', 'oo', 'us', 'ks'];

  it('are those of each, one of two equal ones left, but where the letters that meet may be one sound', () => {
    let fused = 0;
    for (const end of ends)
      for (const beginning of beginnings) {
        const together = fold(`${end}${beginning}`);
        const apart = [fold(end), fold(beginning)] as const;
        if (mayFuse(end.charCodeAt(end.length - 1), beginning.charCodeAt(0))) fused++;
        else expect([apart.join(''), joinSounds(...apart)]).toContain(together);
      }
    expect(fused).toBeLessThan((ends.length * beginnings.length) / 8);
  });

  it.each(['sh', 'ou', 'ce', 'tz'])('may be one where %s meet', ([before = '', after = '']) => {
    expect(mayFuse(before.charCodeAt(0), after.charCodeAt(0))).toBe(true);
  });
});
