interface PhotoPage {
  /** A JPEG with three components, as a canvas encodes it. */
  jpeg: Uint8Array<ArrayBuffer>;
  width: number;
  height: number;
}

/** Width of a portrait page and height of a landscape page, in points: those of A4. */
const SHORT_SIDE = 595;

/** Writes a PDF with one photo per page, without margins; the JPEGs are embedded unchanged. */
export function buildPhotoPdf(pages: readonly PhotoPage[]): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const offsets: number[] = [];
  let length = 0;
  const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  const write = (...content: (string | Uint8Array<ArrayBuffer>)[]): void => {
    for (const piece of content) {
      const bytes = typeof piece === 'string' ? bytesOf(piece) : piece;
      parts.push(bytes);
      length += bytes.length;
    }
  };
  const object = (number: number, ...content: (string | Uint8Array<ArrayBuffer>)[]): void => {
    offsets[number] = length;
    write(`${number} 0 obj\n`, ...content, '\nendobj\n');
  };

  // Binary bytes in a comment mark the file as binary for programs that transfer it.
  write('%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n');
  object(1, '<< /Type /Catalog /Pages 2 0 R >>');
  const first = (place: number): number => 3 + place * 3;
  const kids = pages.map((_, place) => `${first(place)} 0 R`).join(' ');
  object(2, `<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`);
  for (const [place, { jpeg, width, height }] of pages.entries()) {
    const number = first(place);
    const scale = SHORT_SIDE / Math.min(width, height);
    const [w, h] = [Math.round(width * scale), Math.round(height * scale)];
    const resources = `<< /XObject << /P ${number + 2} 0 R >> >>`;
    object(
      number,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${w} ${h}] /Contents ${number + 1} 0 R /Resources ${resources} >>`,
    );
    const drawing = `q ${w} 0 0 ${h} 0 0 cm /P Do Q`;
    object(number + 1, `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`);
    const picture = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB`;
    object(
      number + 2,
      `<< ${picture} /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>\nstream\n`,
      jpeg,
      '\nendstream',
    );
  }
  const tableAt = length;
  const entries = offsets.slice(1).map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  const size = entries.length + 1;
  write(`xref\n0 ${size}\n0000000000 65535 f \n${entries.join('')}`);
  write(`trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${tableAt}\n%%EOF\n`);

  const pdf = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    pdf.set(part, at);
    at += part.length;
  }
  return pdf;
}
