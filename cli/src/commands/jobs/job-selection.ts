import type { JobSelection } from '@homologa/core/jobs/change-jobs';
import type { Command } from 'commander';
import { UsageError } from '../../exit-codes';
import { idOf } from '../../input';

export interface SelectionOptions {
  all?: true;
  name?: string;
  company?: string;
}

export const withSelection = (command: Command, all: string): Command =>
  command
    .option('--all', all)
    .option('--name <name>', 'those with this name, for example mail.send-invitation')
    .option('--company <id>', 'those of this company');

/**
 * Returns the selection of many jobs, or null if the command names one job by its id. Throws `UsageError` if it does both
 * or neither.
 */
export function selectionOf(id: string | undefined, { all, name, company }: SelectionOptions): JobSelection | null {
  const selects = all === true || name !== undefined || company !== undefined;
  if (selects === (id !== undefined))
    throw new UsageError('say which jobs: one by its id, or --all, --name, --company');
  return id === undefined ? { name, companyId: company === undefined ? undefined : idOf(company) } : null;
}
