import { createHash } from 'node:crypto';
import type { EntryTopic, ListEntry } from '@homologa/domain/screenings/list-entry';
import { buildEntry, name, tidy } from '../entries/build-entry';
import { readDay } from '../entries/list-dates';
import { type ListReader, malformed, onlyFile } from '../readers/list-reader';
import { type CsvRecord, readCsvTable } from '../readers/read-csv';
import { readJson } from '../readers/read-json';

interface Sanction {
  id: string;
  register: string;
  taxId: string;
  names: string[];
  category: string;
  body: string;
  from: string;
  until: string;
  url?: string;
}

const CNPJ_DIGITS = 14;
const CPF_DIGITS = 11;

/**
 * Returns an identifier if the tax id in the file is complete; newer files mask parts of a CPF (Brazilian personal tax
 * id).
 */
function identifierOf(taxId: string): { type: string; value: string; country: string }[] {
  if (taxId.includes('*')) return [];
  const digits = taxId.replace(/\D/g, '');
  const type = digits.length === CNPJ_DIGITS ? 'cnpj' : digits.length === CPF_DIGITS ? 'cpf' : null;
  return type ? [{ type, value: digits, country: 'BR' }] : [];
}

const isCompany = (taxId: string): boolean => taxId.replace(/[^\d*]/g, '').length >= CNPJ_DIGITS;

const reasonOf = ({ category, body }: Pick<Sanction, 'category' | 'body'>): string =>
  tidy([category, body].filter((text) => text !== '').join('; '));

const entryOf = (sanction: Sanction, topic: EntryTopic): ListEntry | null =>
  buildEntry({
    sourceId: sanction.id,
    schema: isCompany(sanction.taxId) ? 'organisation' : 'person',
    names: sanction.names.flatMap((value, at) => name(value, at === 0 ? 'primary' : 'alias')),
    topics: [topic],
    countries: ['BR'],
    identifiers: identifierOf(sanction.taxId),
    programmes: [sanction.register],
    listedOn: sanction.from,
    expiresOn: sanction.until,
    remarks: reasonOf(sanction),
    sourceUrl: sanction.url,
  });

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';

const DIGEST = 12;

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, DIGEST);

/**
 * Returns the number of the sanction, which is also part of the sanction's URL. Returns '' for a record without a
 * number, in which the file contains -1.
 */
function numberOf(record: Record<string, unknown>): string {
  const numbers = ['skSancao', 'skFatAcordosLeniencia'].map((key) => textOf(record[key]));
  return numbers.find((number) => number !== '' && number !== '-1') ?? '';
}

const PORTAL = 'https://portaldatransparencia.gov.br';

function fromPortal(record: Record<string, unknown>): Sanction[] {
  const link = textOf(record.linkDetalhamento);
  const register = textOf(record.cadastro);
  const taxId = textOf(record.cpfCnpj);
  const category = textOf(record.categoriaSancao);
  const body = textOf(record.orgao);
  const number = numberOf(record);
  const digits = identifierOf(taxId)[0]?.value ?? '';
  return [
    {
      // CEPIM (register of barred non-profits) renumbers its lines daily and dates them with the day of extraction, so
      // the id is a hash of the stable content.
      id: `${register}-${number || `${digits}-${digestOf(reasonOf({ category, body }))}`}`,
      register,
      taxId,
      names: [textOf(record.nomeSancionado)],
      category,
      body,
      from: textOf(record.dataInicialSancao) || (number ? textOf(record.dataPublicacao) : ''),
      until: textOf(record.dataFinalSancao),
      ...(link ? { url: PORTAL + link } : {}),
    },
  ];
}

function fromAgreement(record: Record<string, unknown>): Sanction[] {
  const signed = Array.isArray(record.sancoes) ? (record.sancoes as unknown[]) : [];
  return signed.flatMap((party) => {
    const fields = (typeof party === 'object' && party !== null ? party : {}) as Record<string, unknown>;
    const taxId = textOf(fields.cnpj);
    return {
      id: `LENIENCIA-${textOf(record.id)}-${taxId}`,
      register: 'Acordo de leniência',
      taxId,
      names: ['razaoSocial', 'nomeFantasia', 'nomeInformadoOrgaoResponsavel'].map((key) => textOf(fields[key])),
      category: textOf(record.situacaoAcordo),
      body: textOf(record.orgaoResponsavel),
      from: textOf(record.dataInicioAcordo),
      until: textOf(record.dataFimAcordo),
    };
  });
}

export const brCguJson: ListReader = {
  async *read(input): AsyncGenerator<ListEntry> {
    let place = 0;
    for await (const record of readJson(input.text(onlyFile(input)), 'document')) {
      place += 1;
      const isAgreement = 'sancoes' in record;
      const extracted = isAgreement || numberOf(record) ? undefined : readDay(textOf(record.dataPublicacao));
      if (extracted) input.published(extracted);
      if (!isAgreement && !('nomeSancionado' in record)) throw malformed(`${place}`);
      for (const sanction of isAgreement ? fromAgreement(record) : fromPortal(record)) {
        const entry = entryOf(sanction, input.topic);
        if (entry) yield entry;
      }
    }
  },
};

const first = (record: CsvRecord, columns: readonly string[]): string =>
  columns.map((column) => record.get(column)).find((value) => value !== '') ?? '';

const TAX_ID = ['CPF OU CNPJ DO SANCIONADO', 'CNPJ ENTIDADE'];

export const brCguCsv: ListReader = {
  allowsLatin1: true,
  async *read(input): AsyncGenerator<ListEntry> {
    const file = onlyFile(input);
    for await (const record of readCsvTable(input.text(file), { delimiter: ';', needs: [] })) {
      const taxId = first(record, TAX_ID);
      const names = [
        first(record, ['NOME DO SANCIONADO', 'NOME ENTIDADE']),
        record.get('RAZÃO SOCIAL - CADASTRO RECEITA'),
        record.get('NOME FANTASIA - CADASTRO RECEITA'),
        record.get('NOME INFORMADO PELO ÓRGÃO SANCIONADOR'),
      ];
      if (taxId === '' || names[0] === '') throw malformed(`${record.line}`);
      const register = record.get('CADASTRO') || 'CEPIM';
      const number = first(record, ['CÓDIGO DA SANÇÃO', 'NÚMERO CONVÊNIO']);
      const category = first(record, ['CATEGORIA DA SANÇÃO', 'MOTIVO DO IMPEDIMENTO']);
      const body = first(record, ['ÓRGÃO SANCIONADOR', 'ÓRGÃO CONCEDENTE']);
      const entry = entryOf(
        {
          id: `${register}-${number || `${taxId}-${digestOf(reasonOf({ category, body }))}`}`,
          register,
          taxId,
          names,
          category,
          body,
          from: record.get('DATA INÍCIO SANÇÃO'),
          until: record.get('DATA FINAL SANÇÃO'),
        },
        input.topic,
      );
      if (entry) yield entry;
    }
  },
};
