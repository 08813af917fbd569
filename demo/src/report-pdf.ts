const MARGIN = 56;

export async function demoReportPdf(
  company: string,
  lines: readonly (readonly [string, string])[],
  title: string,
): Promise<Buffer> {
  // Imported here, because the commands of an operator, which share the program, write no PDF.
  const { default: PDFDocument } = await import('pdfkit');
  const document = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: 'en',
    info: { Title: `${title}: ${company}` },
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<void>((resolve, reject) => {
    document.on('end', resolve);
    document.on('error', reject);
  });
  document.font('Helvetica-Bold').fontSize(9).fillColor('#b3261e').text('DEMO DATA: every name and figure is invented');
  document.moveDown(1.5).fillColor('#111111').fontSize(20).text(title);
  document.moveDown(0.3).font('Helvetica').fontSize(13).text(company);
  document.moveDown(1.2).fontSize(11);
  for (const [label, value] of lines) {
    const top = document.y;
    document.fillColor('#5f6368').text(label, MARGIN, top, { width: 200 });
    document.fillColor('#111111').text(value, MARGIN + 210, top);
    document.moveDown(0.5);
  }
  document.end();
  await done;
  return Buffer.concat(chunks);
}
