import { type AuditFilter, auditEntryList } from '@homologa/domain/audit/audit.contract';
import { AUDIT_ACTIONS, AUDIT_OBJECT_TYPES } from '@homologa/domain/audit/audit-words';
import { type Command, InvalidArgumentError } from 'commander';
import { firstOf, idOf } from '../../input';

export interface AuditOptions {
  company?: string;
  action?: string;
  object?: string;
  objectId?: string;
  supplier?: string;
  search?: string;
  from?: string;
  to?: string;
}

const oneOf = (known: readonly string[], what: string) => (typed: string) => {
  const unknown = typed.split(',').find((each) => !known.includes(each));
  if (unknown !== undefined) throw new InvalidArgumentError(`${unknown} is no ${what}.`);
  return typed;
};

/** Adds the filters that the list and the export share. */
export const withAuditFilters = (command: Command): Command =>
  command
    .option('--company <id>', 'only entries of this company')
    .option(
      '--action <actions>',
      'only these actions, for example job.retry,job.cancel',
      oneOf(AUDIT_ACTIONS, 'action'),
    )
    .option('--object <type>', 'only entries about this kind of object', oneOf(AUDIT_OBJECT_TYPES, 'kind of object'))
    .option('--object-id <id>', 'only entries about this object')
    .option('--supplier <id>', 'only entries about this supplier, directly or through its requests and payments')
    .option('--search <text>', 'a person, an operator, an object, or an IP address')
    .option('--from <day>', 'not before this day or moment in UTC, for example 2026-03-01')
    .option('--to <day>', 'not after this day or moment in UTC');

export const auditFilter = (options: AuditOptions): AuditFilter =>
  firstOf(auditEntryList, 1, {
    company_id: options.company && idOf(options.company),
    action: options.action,
    object_type: options.object,
    object_id: options.objectId && idOf(options.objectId),
    supplier_id: options.supplier && idOf(options.supplier),
    q: options.search,
    from: options.from,
    to: options.to,
  }).filter;
