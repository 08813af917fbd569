import { serveProgram } from '@homologa/core/kernel/serve-program';
import { readImport } from '@homologa/core/suppliers/import/import-program';

// Entry point of the child process that parses a supplier import. Each file has its own process.
serveProgram(readImport);
