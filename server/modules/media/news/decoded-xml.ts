const DECLARED = /^\s*<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w-]{1,40})["']/i;

/** Feeds may be of any encoding that they declare; what they do not declare is UTF-8, whatever stands in it. */
export function decodedXml(content: Uint8Array): string {
  if (content[0] === 0xff && content[1] === 0xfe) return new TextDecoder('utf-16le').decode(content);
  if (content[0] === 0xfe && content[1] === 0xff) return new TextDecoder('utf-16be').decode(content);
  const declared = DECLARED.exec(new TextDecoder('latin1').decode(content.subarray(0, 400)))?.[1] ?? 'utf-8';
  return decoderOf(declared).decode(content);
}

function decoderOf(label: string) {
  try {
    return new TextDecoder(label);
  } catch {
    return new TextDecoder('utf-8');
  }
}
