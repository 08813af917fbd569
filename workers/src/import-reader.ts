import { serveProgram } from '@homologa/core/kernel/serve-program';
import { readImport } from '@homologa/core/suppliers/import/import-program';

// The program that reads a file of suppliers: the workers start one for each.
serveProgram(readImport);
