import { canSetLogo } from '@homologa/domain/companies/company.policy';
import { LOGO_BOX } from '@homologa/domain/companies/logo';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { storePicture } from '../files/store-picture';
import type { Upload } from '../files/store-upload';
import { audit } from '../kernel/audit';
import { authorize, requireNotActingAsOther } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import { lockCompany } from './company.steps';

/**
 * PATCH /api/companies/{id}/logo and /api/desk/companies/{id}/logo: stores the client's logo as a PNG that fits
 * LOGO_BOX. Throws `not_found`, `forbidden`, `file_required`, `file_too_large`, `file_type_not_allowed`,
 * `rate_limited`, `company_storage_full`.
 */
export async function setLogo(ctx: Context, input: { companyId: string; upload: Upload | null }): Promise<void> {
  const { companyId } = input;
  authorize(canSetLogo(ctx.actor, companyId));
  requireNotActingAsOther(ctx.actor);
  // Staff may pass any id, so the company is checked before the picture is decoded.
  const known = await ctx.db.read.company.count({ where: { id: companyId } });
  if (known === 0) throw new DomainError('not_found');
  await storePicture(
    ctx,
    input.upload,
    (picture) => picture.autoOrient().resize({ ...LOGO_BOX, fit: 'inside', withoutEnlargement: true }),
    (picture) =>
      ctx.db.system(async (tx) => {
        const { logoFileId } = await lockCompany(tx, companyId);
        await picture.record(tx, companyId);
        await tx.company.update({ where: { id: companyId }, data: { logoFileId: picture.id }, select: { id: true } });
        if (logoFileId) await picture.replace(tx, companyId, logoFileId);
        await audit(ctx, tx, {
          companyId,
          action: 'company.set_logo',
          objectType: 'company',
          objectId: companyId,
        });
      }),
    'png',
  );
}
