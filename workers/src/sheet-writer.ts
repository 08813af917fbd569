import { writeSheet } from '@homologa/core/exports/sheet-program/write-sheet';
import { serveProgram } from '@homologa/core/kernel/serve-program';

// Entry point of the child process that writes the spreadsheets of exports.
serveProgram(writeSheet);
