import { DomainError } from '@homologa/domain/errors/domain-error';
import { keepFile } from '../../files/stored-files.steps';
import type { Tx } from '../../kernel/database/database';
import { findAdded, findImported } from './imports.queries';

/**
 * Restores the file of a failed import for a retry. Throws `job_not_repeatable` if its bytes were deleted, or if an
 * import of the same content has added the suppliers.
 */
export async function reopenImport(
  tx: Tx,
  {
    companyId,
    workflowId,
    fileId,
    content,
  }: { companyId: string; workflowId: string; fileId: string; content?: string },
): Promise<void> {
  const isDone =
    (await findAdded(tx, companyId, fileId)) !== null ||
    (content !== undefined && (await findImported(tx, { companyId, workflowId, content })) !== null);
  if (isDone) throw new DomainError('job_not_repeatable');
  if (!(await keepFile(tx, { id: fileId, companyId }))) throw new DomainError('job_not_repeatable');
}
