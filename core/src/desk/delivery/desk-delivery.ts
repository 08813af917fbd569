import { RulesBrokenError } from '@homologa/domain/errors/domain-error';
import { violation } from '@homologa/domain/errors/error-codes';
import type { Tx } from '../../kernel/database/database';
import type { DeskSubject } from '../desk-subject';

export async function requireComplete(tx: Tx, subject: DeskSubject, makesDocument: boolean): Promise<void> {
  if (subject.request.kind === 'ccr') requireScore(subject);
  else if (!makesDocument) await requireReportFile(tx, subject);
}

function requireScore({ figures }: DeskSubject): void {
  if (!figures.ccrScore) throw new RulesBrokenError([violation('invalid_input', 'figures.ccr_score')]);
}

async function requireReportFile(tx: Tx, { request }: DeskSubject): Promise<void> {
  const { id: requestId, companyId } = request;
  const files = await tx.reportFile.count({
    where: { requestId, companyId, kind: 'bir', withdrawnIn: null, isLeaving: false },
  });
  if (files === 0) throw new RulesBrokenError([violation('report_file_required', 'file')]);
}
