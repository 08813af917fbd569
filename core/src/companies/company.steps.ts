import { DomainError } from '@homologa/domain/errors/domain-error';
import type { Tx } from '../kernel/database/database';

/** Locks the company's row until the transaction ends. Throws `not_found`. */
export async function lockCompany(tx: Tx, companyId: string): Promise<{ logoFileId: string | null }> {
  const [company] = await tx.$queryRaw<{ logoFileId: string | null }[]>`
    SELECT "logoFileId" FROM "Company" WHERE "id" = ${companyId}::uuid FOR UPDATE`;
  if (!company) throw new DomainError('not_found');
  return company;
}
