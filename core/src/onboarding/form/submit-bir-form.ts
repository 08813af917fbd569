import { birFormFor } from '@homologa/domain/bir-form/bir-form';
import { validateBirForm } from '@homologa/domain/bir-form/validate-form';
import { assertRules } from '@homologa/domain/errors/domain-error';
import {
  type BirRequestRow,
  findOwnBirRequest,
  formDataOf,
  readBirRequest,
} from '../../bir-requests/bir-request.queries';
import { markSubmitted } from '../../bir-requests/bir-request.steps';
import { audit } from '../../kernel/audit';
import { requireNotActingAsOther } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import { advanceOnboarding, CORRECTED, completed } from '../progress.steps';
import { lockBirRequest } from './bir-files.steps';
import { demandedFields } from './submit-rules';
import { formStarted } from './update-bir-request';

/**
 * Submits the report form; a repeated submit keeps the first submission date. Only the company's name and country are
 * required; other empty fields are returned as `missing`. Throws `all_fields_required` if the name or the country is
 * missing, otherwise every violation in the completed fields.
 */
export async function submitBirForm(ctx: Context, id: string): Promise<BirRequestRow> {
  const place = await findOwnBirRequest(ctx, id);
  requireNotActingAsOther(ctx.actor);
  const { companyId, supplierId } = place;
  return ctx.db.tenant(companyId, async (tx) => {
    const { record, request } = await lockBirRequest(tx, place, 'bir_form');
    assertRules(demandedFields(formDataOf(request)));
    assertRules(
      validateBirForm(birFormFor(request.country, record.workflow.reportType), formDataOf(request), dayOf(ctx.now())),
    );
    await markSubmitted(ctx, tx, place);
    await advanceOnboarding(ctx, tx, record, [...formStarted(record), CORRECTED, completed('bir_form')]);
    await audit(ctx, tx, {
      companyId,
      action: 'onboarding.submit_bir_request',
      objectType: 'supplier',
      objectId: supplierId,
    });
    return readBirRequest(tx, place);
  });
}

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);
