/** A PNG that says it is this large; its pixels are missing. */
export function pngOf(width: number, height: number): Buffer {
  const head = Buffer.from('89504e470d0a1a0a0000000d494844520000000000000000080600000000000000', 'hex');
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  return Buffer.concat([head, Buffer.from('0000000049444154', 'hex'), Buffer.alloc(64)]);
}

/** A JPEG that says it is this large, behind as many bytes of remarks. */
export function jpgOf(width: number, height: number, remarks: string | number = ''): Buffer {
  const segment = (marker: number, content: Buffer) => {
    const head = Buffer.from([0xff, marker, 0, 0]);
    head.writeUInt16BE(content.length + 2, 2);
    return Buffer.concat([head, content]);
  };
  const frame = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  frame.writeUInt16BE(height, 1);
  frame.writeUInt16BE(width, 3);
  const count = typeof remarks === 'number' ? Math.ceil(remarks / 60_000) : 1;
  const text = typeof remarks === 'number' ? Buffer.alloc(60_000, 'x') : Buffer.from(remarks);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, Buffer.from('JFIF\0\u0001\u0001\0\0\u0001\0\u0001\0\0', 'latin1')),
    ...Array.from({ length: count }, () => segment(0xfe, text)),
    segment(0xc0, frame),
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.alloc(32, 1),
    Buffer.from([0xff, 0xd9]),
  ]);
}

/** A JPEG of nothing but empty remarks. */
export function jpgOfRemarks(bytes: number): Buffer {
  const remarks = Buffer.alloc(bytes, Buffer.from([0xff, 0xfe, 0, 2]));
  return Buffer.concat([jpgOf(1, 1).subarray(0, 20), remarks, jpgOf(1, 1).subarray(20)]);
}
