import { writeSheet } from '@homologa/core/exports/sheet-program/write-sheet';
import { serveProgram } from '@homologa/core/kernel/serve-program';

// The program that writes the sheets of exports: the workers start one for each.
serveProgram(writeSheet);
