import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleProgram, type Program, type ProgramProcess } from '@homologa/core/test/program-process';

export type WorkerProgram = Program;
export type WorkerProcess = ProgramProcess;

const WARNING = 40;
const SRC = dirname(dirname(fileURLToPath(import.meta.url)));
const MAIN = join(SRC, 'main.ts');
const SHEETS = join(SRC, 'sheet-writer.ts');
const IMPORTS = join(SRC, 'import-reader.ts');
const INDEXES = join(SRC, 'index-builder.ts');

export const bundleWorker = (): Promise<WorkerProgram> =>
  bundleProgram(MAIN, 'working', { 'sheet-writer': SHEETS, 'index-builder': INDEXES, 'import-reader': IMPORTS });

export const warningsOf = (worker: WorkerProcess): string[] =>
  worker.lines().flatMap((line) => {
    if (!line.startsWith('{')) return [line];
    const { level, msg, err } = JSON.parse(line) as { level: number; msg: string; err?: { message: string } };
    return level >= WARNING ? [err ? `${msg}: ${err.message}` : msg] : [];
  });
