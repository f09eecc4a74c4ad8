/** A right PDF of plain pages, one text on each, line by line, in a font that every reader has. */
export function writtenPdf(texts: readonly string[]): string {
  const objects: string[] = [];
  const add = (body: string) => objects.push(body);
  const pageOf = (at: number) => 4 + at * 2;
  add('<</Type /Catalog /Pages 2 0 R>>');
  add(
    `<</Type /Pages /Kids [${texts.map((_, at) => `${pageOf(at)} 0 R`).join(' ')}] /Count ${texts.length}>>`,
  );
  add('<</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>');
  texts.forEach((text, at) => {
    const lines = text.split('\n').map((line) => `(${line.replace(/[\\()]/g, '\\$&')}) Tj`);
    const drawn = `BT /F1 24 Tf 60 700 Td ${lines.join(' 0 -28 Td ')} ET`;
    const contents = `${pageOf(at) + 1} 0 R`;
    add(
      `<</Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources <</Font <</F1 3 0 R>>>> /Contents ${contents}>>`,
    );
    add(`<</Length ${drawn.length}>>\nstream\n${drawn}\nendstream`);
  });
  let file = '%PDF-1.4\n';
  const places = objects.map((body, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj\n${body}\nendobj\n`;
    return String(place).padStart(10, '0');
  });
  const table = places.map((place) => `${place} 00000 n \n`).join('');
  return `${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<</Size ${objects.length + 1} /Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`;
}
