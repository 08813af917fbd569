import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleProgram, type Program, type ProgramProcess } from '@homologa/core/test/program-process';

export type WorkerProgram = Program;
export type WorkerProcess = ProgramProcess;

const MAIN = join(dirname(dirname(fileURLToPath(import.meta.url))), 'main.ts');

/** Bundles the workers' real entry for tests that need a process of its own to kill. */
export const bundleWorker = (): Promise<WorkerProgram> => bundleProgram(MAIN, 'working');
