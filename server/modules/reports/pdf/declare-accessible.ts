const SCHEMA_OF_PDFUA = [
  '<rdf:li rdf:parseType="Resource"><pdfaSchema:schema>PDF/UA identification schema</pdfaSchema:schema>',
  '<pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI>',
  '<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>',
  '<pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource">',
  '<pdfaProperty:category>internal</pdfaProperty:category>',
  '<pdfaProperty:description>Part of PDF/UA that the document conforms to</pdfaProperty:description>',
  '<pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType>',
  '</rdf:li></rdf:Seq></pdfaSchema:property></rdf:li>',
].join('');
const PART_OF_PDFUA = '<pdfuaid:part xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">1</pdfuaid:part>';

/**
 * Adds to a PDF/A-2a that it conforms to PDF/UA-1 as well, and that its window shows the title: Typst writes one
 * declaration only. The catalog and the metadata are appended in their new form, as an incremental update (ISO
 * 32000-1, 7.5.6), so that everything else keeps its place. PDF/A wants the schema of PDF/UA described in the file.
 * @throws where the file is not written the way that Typst writes its files
 */
export function declareAccessible(pdf: Buffer): Buffer {
  // One character a byte: the metadata are UTF-8, and texts before and after it stay as they are.
  const file = pdf.toString('latin1');
  const end = file.slice(file.lastIndexOf('\ntrailer\n'));
  const [, trailer = '', tableAt = ''] = part(end, /^\ntrailer\n<<\n(.*)>>\nstartxref\n(\d+)\n%%EOF/s);
  const [table] = part(file.slice(Number(tableAt)), /^xref\n0 \d+\n/);
  const offsetOf = (id: number) => {
    const at = Number(tableAt) + table.length + id * 20;
    return Number(file.slice(at, at + 10));
  };

  const rootId = Number(part(trailer, /\/Root (\d+) 0 R/)[1]);
  const [catalog] = part(file.slice(offsetOf(rootId)), /^\d+ 0 obj\n.*?\nendobj\n/s);
  const metadataId = Number(part(catalog, /\/Metadata (\d+) 0 R/)[1]);
  const stream = file.slice(offsetOf(metadataId));
  const [head, length] = part(stream, /^\d+ 0 obj\n<<\n\s*\/Length (\d+)\n[^>]*>>\nstream\n/);
  const xml = stream.slice(head.length, head.length + Number(length));
  const declared = withBefore(
    withBefore(xml, '</rdf:Bag></pdfaExtension:schemas>', SCHEMA_OF_PDFUA),
    '<pdfaid:part>',
    PART_OF_PDFUA,
  );
  const metadata = `${head.replace(/\/Length \d+/, `/Length ${declared.length}`)}${declared}\nendstream\nendobj\n`;
  const titled = withBefore(catalog, '/Direction ', '/DisplayDocTitle true\n    ');

  const metadataAt = file.length + 1;
  const catalogAt = metadataAt + metadata.length;
  const entry = (id: number, at: number) => `${id} 1\n${String(at).padStart(10, '0')} 00000 n \n`;
  const update = [
    '\n',
    metadata,
    titled,
    `xref\n${entry(metadataId, metadataAt)}${entry(rootId, catalogAt)}`,
    `trailer\n<<\n${trailer}  /Prev ${tableAt}\n>>\n`,
    `startxref\n${catalogAt + titled.length}\n%%EOF\n`,
  ];
  return Buffer.concat([pdf, Buffer.from(update.join(''), 'latin1')]);
}

function part(text: string, form: RegExp): RegExpExecArray {
  const found = form.exec(text);
  if (!found) throw new Error(`The PDF of the layout is written in another way than expected: ${form}`);
  return found;
}

function withBefore(text: string, mark: string, addition: string): string {
  const at = text.indexOf(mark);
  if (at < 0) throw new Error(`The PDF of the layout lacks ${mark}`);
  return text.slice(0, at) + addition + text.slice(at);
}
