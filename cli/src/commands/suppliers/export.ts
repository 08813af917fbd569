import { exportSuppliersToFile } from '@homologa/core/exports/export-to-file';
import { lookIntoWorkflow } from '@homologa/core/workflows/operator-scope';
import { supplierStatus } from '@homologa/domain/catalog/values.contract';
import { LOCALES, type Locale } from '@homologa/domain/language/locales';
import { supplierList } from '@homologa/domain/suppliers/supplier.contract';
import { type Command, Option } from 'commander';
import type { Deps } from '../../deps';
import { EXAMPLE_ID, firstOf } from '../../input';
import { exportToFile } from '../export-file';

interface Options {
  status?: string;
  language: Locale;
}

export function register(group: Command, deps: Deps): void {
  group
    .command('export')
    .argument('<workflow>', 'the workflow')
    .argument('<file>', 'a file that ends in .xlsx or .csv')
    .description('write all suppliers of a workflow with all columns to a file')
    .addOption(new Option('--status <status>', 'only suppliers with this status').choices(supplierStatus.options))
    .addOption(new Option('--language <language>', 'language of the headings').choices(LOCALES).default('en'))
    .addHelpText(
      'after',
      `\nExamples:\n  homologa suppliers export ${EXAMPLE_ID} all.xlsx\n  homologa suppliers export ${EXAMPLE_ID} all.csv --language es`,
    )
    .action(async (workflowId: string, file: string, { status, language }: Options) => {
      const { filter } = firstOf(supplierList, 1, { status });
      await exportToFile(deps, { file, language, what: 'suppliers' }, async (ctx, target, { adapters }) =>
        exportSuppliersToFile(await lookIntoWorkflow(ctx, workflowId), adapters.sheetProgram, {
          workflowId,
          filter,
          ...target,
        }),
      );
    });
}
