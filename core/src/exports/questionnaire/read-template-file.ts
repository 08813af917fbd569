import {
  canManageProviderTemplates,
  canManageTemplates,
} from '@homologa/domain/questionnaires/library/template.policy';
import type { Upload } from '../../files/store-upload';
import { authorize, requireCompany } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import type { ChildProgram } from '../../kernel/ports/child-program';
import { type ReadQuestionnaire, readUpload } from './read-questionnaire-file';

/**
 * Reads an uploaded questionnaire for a template of the caller's company, or of the provider. Stores nothing. Throws
 * `forbidden`, `not_found` for staff without administration, and what `readQuestionnaireFile` throws for a file.
 */
export async function readTemplateFile(
  ctx: Context,
  owner: 'company' | 'provider',
  { reader, upload }: { reader: ChildProgram; upload: Upload | null },
): Promise<ReadQuestionnaire> {
  if (owner === 'provider') {
    authorize(canManageProviderTemplates(ctx.actor));
    return readUpload(ctx, reader, { companyId: null, caller: 'provider' }, upload);
  }
  const { companyId } = requireCompany(ctx.actor);
  authorize(canManageTemplates(ctx.actor, companyId));
  return readUpload(ctx, reader, { companyId, caller: companyId }, upload);
}
