import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withWorkFolder } from '@homologa/core/files/partial-files';
import type { Upload } from '@homologa/core/files/store-upload';
import type { Context } from '@homologa/core/kernel/context';
import { demoReportPdf } from './report-pdf';
import { demoSupplier } from './suppliers';

const NAMES = {
  additional: 'financial_statements.csv',
  certificate: 'constancia.pdf',
  deed: 'acta_constitutiva.pdf',
  proof: 'comprobante_de_pago.pdf',
  contract: 'contrato_marco.pdf',
  insurance: 'poliza_vigente.pdf',
} as const;
export type PaperName = keyof typeof NAMES;

export type DemoPapers = Readonly<Record<PaperName, Upload>>;

export const withDemoPapers = <T>(ctx: Context, use: (papers: DemoPapers) => Promise<T>): Promise<T> =>
  withWorkFolder(ctx, async (folder) => use(await makePapers(folder)));

async function makePapers(folder: string): Promise<DemoPapers> {
  const paper = async (name: PaperName, bytes: Buffer): Promise<Upload> => {
    const path = join(folder, NAMES[name]);
    await writeFile(path, bytes);
    return { path, name: NAMES[name], size: bytes.length };
  };
  const { companyName } = demoSupplier(0);
  const pdf = (title: string, ...lines: [string, string][]) => demoReportPdf(companyName, lines, title);
  return {
    additional: await paper('additional', Buffer.from('year;revenue\n2024;1200000\n2025;1437500\n')),
    certificate: await paper('certificate', await pdf('Constancia', ['Estado', 'Vigente'])),
    deed: await paper('deed', await pdf('Acta constitutiva', ['Número', '48215'])),
    proof: await paper('proof', await pdf('Comprobante', ['Importe', '850.00'])),
    contract: await paper('contract', await pdf('Contrato marco', ['Vigencia', 'Doce meses'])),
    insurance: await paper('insurance', await pdf('Póliza de responsabilidad civil', ['Vigencia', 'Doce meses'])),
  };
}
