/** A member of the outermost object as JSON text: `"key": value`; or one element of the array that is taken apart. */
type JsonPart = { member: string } | { element: string };

const isSpace = (char: string) => char === ' ' || char === '\n' || char === '\t' || char === '\r';

/**
 * Takes one JSON object apart while it is read, and one of its arrays element by element, so that no more is held than
 * the largest part. What is inside a part is not looked at: whoever parses it finds what is wrong there.
 * @throws when it is no object, or something comes after it
 */
export async function* jsonParts(chunks: AsyncIterable<string>, array: string): AsyncGenerator<JsonPart> {
  const isArrayKey = new RegExp(`^\\s*"${array}"\\s*:\\s*$`);
  let depth = 0;
  let inString = false;
  let escaped = false;
  let inArray = false;
  let afterArray = false;
  let parts = 0;
  let text = '';
  let ended = false;
  for await (const chunk of chunks) {
    let start = 0;
    const taken = (at: number) => {
      const part = text + chunk.slice(start, at);
      text = '';
      start = at + 1;
      return part;
    };
    for (let at = 0; at < chunk.length; at += 1) {
      const char = chunk[at]!;
      if (inString) {
        if (escaped) escaped = false;
        else if (char === '\\') escaped = true;
        else if (char === '"') inString = false;
        continue;
      }
      if (depth === 0) {
        if (isSpace(char)) continue;
        if (ended || char !== '{') throw new SyntaxError('not one JSON object');
        depth = 1;
        start = at + 1;
        continue;
      }
      if (char === '"') inString = true;
      else if (char === '[' && depth === 1 && isArrayKey.test(text + chunk.slice(start, at))) {
        taken(at);
        inArray = true;
        parts = 0;
        depth = 2;
      } else if (char === '{' || char === '[') depth += 1;
      else if (inArray && depth === 2 && (char === ',' || char === ']')) {
        const element = taken(at);
        // An empty array has no element; an empty place in it is one that cannot be parsed.
        if (char === ',' || parts > 0 || element.trim() !== '') yield { element };
        parts += 1;
        if (char === ',') continue;
        inArray = false;
        afterArray = true;
        depth = 1;
        yield { member: `"${array}":[]` };
      } else if (depth === 1 && (char === ',' || char === '}')) {
        const member = taken(at);
        // After the array that was taken apart there is nothing left of its member.
        if (!afterArray || member.trim() !== '') yield { member };
        afterArray = false;
        if (char === '}') {
          depth = 0;
          ended = true;
        }
      } else if (char === '}' || char === ']') depth -= 1;
    }
    if (depth > 0) text += chunk.slice(start);
  }
  if (!ended) throw new SyntaxError('the JSON ends too early');
}
