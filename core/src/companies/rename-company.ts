import { listChanges } from '@homologa/domain/audit/changes';
import type { RenameCompanyBody } from '@homologa/domain/companies/company.contract';
import { canManageCompanies } from '@homologa/domain/companies/company.policy';
import { findCountry } from '@homologa/domain/countries/find-country';
import { assertRules, DomainError } from '@homologa/domain/errors/domain-error';
import { type Violation, violation } from '@homologa/domain/errors/error-codes';
import { audit } from '../kernel/audit';
import { authorize } from '../kernel/authorize';
import type { Context } from '../kernel/context';

/**
 * PATCH /api/desk/companies/{id}: changes names and country of a client. Absent values are left unchanged; an empty
 * name becomes the legal name. Throws 'All fields are required' for an empty legal name, `invalid_input` for an unknown
 * country, `not_found`, `forbidden`.
 */
export async function renameCompany(
  ctx: Context,
  { companyId, names }: { companyId: string; names: RenameCompanyBody },
): Promise<void> {
  authorize(canManageCompanies(ctx.actor));
  assertRules(checkNames(names));
  const { legal_name: legalName, info, country } = names;
  await ctx.db.system(async (tx) => {
    const company = await tx.company.findUnique({
      where: { id: companyId },
      select: { legalName: true, name: true, country: true },
    });
    if (!company) throw new DomainError('not_found');
    const changed = {
      legalName,
      name: info?.name === '' ? (legalName ?? company.legalName) : info?.name,
      country: country === undefined ? undefined : (findCountry(country)?.id ?? null),
    };
    await tx.company.updateMany({ where: { id: companyId }, data: changed });
    await audit(ctx, tx, {
      companyId,
      action: 'company.rename',
      objectType: 'company',
      objectId: companyId,
      facts: {
        changed: Object.keys(names),
        changes: listChanges(
          { legal_name: company.legalName, name: company.name, country: company.country },
          { legal_name: changed.legalName, name: changed.name, country: changed.country },
        ),
      },
    });
  });
}

function checkNames({ legal_name: legalName, country }: RenameCompanyBody): Violation[] {
  const found: Violation[] = [];
  if (legalName === '') found.push(violation('all_fields_required', 'legal_name'));
  if (country && !findCountry(country)) found.push(violation('invalid_input', 'country'));
  return found;
}
