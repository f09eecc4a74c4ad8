import anyAscii from 'any-ascii';

/** BGN/PCGN 1981, without the marks of the aspirated consonants and the rolled r. */
const LETTERS: Record<string, string> = {
  ...{ ա: 'a', բ: 'b', գ: 'g', դ: 'd', ե: 'e', զ: 'z', է: 'e', ը: 'y', թ: 't', ժ: 'zh', ի: 'i', լ: 'l' },
  ...{ խ: 'kh', ծ: 'ts', կ: 'k', հ: 'h', ձ: 'dz', ղ: 'gh', ճ: 'ch', մ: 'm', յ: 'y', ն: 'n', շ: 'sh' },
  ...{ ո: 'o', չ: 'ch', պ: 'p', ջ: 'j', ռ: 'r', ս: 's', վ: 'v', տ: 't', ր: 'r', ց: 'ts', ւ: 'v' },
  ...{ փ: 'p', ք: 'k', օ: 'o', ֆ: 'f', ու: 'u', և: 'ev' },
};

/** The letters of an Armenian word in Latin: those that begin it as they are said there. */
export function romaniseArmenian(word: string): string {
  const latin = word
    .replace(/^ո(?![վւ])/u, 'vo')
    .replace(/^ե(?!ւ)/u, 'ye')
    .replace(/ու|\p{Script=Armenian}/gu, (sign) => LETTERS[sign] ?? '');
  return anyAscii(latin).toLowerCase();
}
