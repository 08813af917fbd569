import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReportType } from '@homologa/domain/catalog/report-types';
import { SUPPLIER_STATUS_WORDS } from '@homologa/domain/catalog/status-words';
import { isCountryId } from '@homologa/domain/countries/countries';
import { COUNTRY_NAMES } from '@homologa/domain/countries/country-names';
import type { Locale } from '@homologa/domain/language/locales';
import { SANDBOX_MARK } from '@homologa/domain/reports/gateways';
import { SUPPLIER_COLUMN_WORDS } from '@homologa/domain/suppliers/supplier-words';
import { ZipFile } from 'yazl';
import { readStored } from '../../files/read-stored.queries';
import { uniqueNames } from '../../files/zip-files';
import type { Context } from '../../kernel/context';
import type { JobRun } from '../../kernel/jobs/define-job';
import type { ItemRow } from '../../workflows/questionnaire.queries';
import { RESULT_FOLDERS, SHEETS } from '../export.texts';
import type { Sheet } from '../xlsx/sheet';
import { writeWorkbook } from '../xlsx/write-workbook';
import { answersSheet, oneBatch } from './answers-sheet';
import { type ResultFile, type ResultSupplier, readWrittenAnswers } from './results.queries';

export interface FolderOfResults {
  supplier: ResultSupplier;
  folder: string | null;
  files: readonly ResultFile[];
}

interface Results {
  companyId: string;
  folders: readonly FolderOfResults[];
  workflowId: string;
  items: readonly ItemRow[];
  reportType: ReportType;
  locale: Locale;
  hasIndex: boolean;
}

/** Names of files in compressed formats; deflating them again would only cost CPU time. */
const COMPRESSED = /\.(pdf|jpe?g|png|gif|webp|heic|zip|xlsx|docx|pptx|mp4)$/i;
const REPORT_EVERY = 25;

/**
 * Streams the zip to a file. Opens each stored file and writes each sheet of answers only when its entry is written.
 * Throws the errors of the file store and the run's abort reason.
 */
export async function writeResultsZip(ctx: Context, path: string, results: Results, run: JobRun): Promise<void> {
  const { folders, items, locale, hasIndex } = results;
  const zip = new ZipFile();
  const output = createWriteStream(path);
  const total = folders.reduce((sum, { files }) => sum + files.length + (items.length > 0 ? 1 : 0), hasIndex ? 1 : 0);
  let done = 0;
  let open: Readable | undefined;
  const fail = (error: unknown) => output.destroy(error instanceof Error ? error : new Error(String(error)));
  zip.on('error', fail);
  const add = (name: string, read: () => Promise<Readable>) =>
    zip.addReadStreamLazy(name, { compress: !COMPRESSED.test(name) }, (begin) => {
      const next = async () => {
        run.signal.throwIfAborted();
        if (done % REPORT_EVERY === 0) await run.progress({ done, total });
        done += 1;
        open = await read();
        open.once('error', fail);
        begin(null, open);
      };
      next().catch(fail);
    });
  const addSheet = (name: string, sheet: () => Promise<Sheet>) =>
    add(name, async () => {
      // Unique name, because the zip may still be reading the previous sheet.
      const file = `${path}-sheet-${done}`;
      await writeWorkbook(file, [await sheet()], locale);
      const stream = createReadStream(file);
      return stream.once('close', () => void rm(file, { force: true }));
    });

  if (hasIndex) addSheet(`${SHEETS.index[locale]}.xlsx`, () => Promise.resolve(indexSheet(folders, locale)));
  for (const { supplier, folder, files } of folders) {
    const within = folder === null ? '' : `${folder}/`;
    if (items.length > 0) {
      addSheet(`${within}${SHEETS.answers[locale]}.xlsx`, async () => {
        const hot = ctx.db.hot(results.companyId);
        const written = await readWrittenAnswers(hot, results.companyId, { ...results, locale }, [supplier]);
        return answersSheet(written(supplier.id), locale);
      });
    }
    const names = uniqueNames(
      files.map(({ folder: kind, name }) => `${RESULT_FOLDERS[kind][locale]}/${entryName(name)}`),
    );
    for (const [index, { key }] of files.entries()) add(`${within}${names[index]}`, () => readStored(ctx, key));
  }
  zip.end();
  try {
    await pipeline(zip.outputStream, output);
  } finally {
    open?.destroy();
  }
  await run.progress({ done: total, total });
}

const entryName = (name: string): string => name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '_').replace(/^\.+/, '_') || '_';

function indexSheet(folders: readonly FolderOfResults[], locale: Locale): Sheet {
  const marksSandbox = folders.some(({ supplier }) => supplier.isSandbox);
  const rows = folders.map(({ supplier, folder, files }) => [
    ...(marksSandbox ? [supplier.isSandbox ? SANDBOX_MARK : null] : []),
    supplier.companyName,
    supplier.taxId,
    isCountryId(supplier.country) ? COUNTRY_NAMES[supplier.country][locale] : supplier.country,
    SUPPLIER_STATUS_WORDS[supplier.status][locale],
    folder,
    files.length,
  ]);
  return {
    name: SHEETS.index[locale],
    columns: [
      ...(marksSandbox ? [{ header: SANDBOX_MARK, kind: 'text', width: 16 } as const] : []),
      { header: SUPPLIER_COLUMN_WORDS.company_name[locale], kind: 'text', width: 36 },
      { header: SUPPLIER_COLUMN_WORDS.tax_id[locale], kind: 'text', width: 18 },
      { header: SUPPLIER_COLUMN_WORDS.country[locale], kind: 'text', width: 22 },
      { header: SHEETS.status[locale], kind: 'text', width: 14 },
      { header: SHEETS.folder[locale], kind: 'text', width: 36 },
      { header: SHEETS.filesCount[locale], kind: 'integer', width: 10 },
    ],
    batches: oneBatch(rows),
    isList: true,
  };
}
