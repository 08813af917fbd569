import type { Tx } from '../kernel/database/database';
import { deleteBirFiles } from './bir-files.steps';
import { saveBirRequest } from './bir-request.steps';

/** Billing fields that the erasure keeps, because invoices need them. All other billing fields are removed. */
const KEPT_BILLING = ['company_name', 'tax_id_type', 'tax_id', 'address', 'postal_code', 'city', 'state'] as const;

/** Files that the law may demand to keep with the payment. */
const PAYMENT_FILES: readonly string[] = ['payment_proof', 'rfc_document'];

export async function eraseForms(
  tx: Tx,
  supplier: { companyId: string; supplierId: string },
  { keepsPaymentFiles = false }: { keepsPaymentFiles?: boolean } = {},
): Promise<string[]> {
  const { companyId } = supplier;
  const forms = await tx.birRequest.findMany({
    where: supplier,
    select: { id: true, company: true, billingGeneral: true, files: { select: { id: true, type: true } } },
  });
  const freed: string[] = [];
  for (const { id, company, billingGeneral, files } of forms) {
    const ids = files.filter(({ type }) => !(keepsPaymentFiles && PAYMENT_FILES.includes(type))).map((file) => file.id);
    freed.push(...(await deleteBirFiles(tx, companyId, ids)));
    await saveBirRequest(
      tx,
      { id, companyId },
      {
        company: pickFields(company, ['company_name']),
        form: {},
        billingGeneral: pickFields(billingGeneral, KEPT_BILLING),
        billingPayment: {},
      },
    );
  }
  return freed;
}

function pickFields(value: unknown, fields: readonly string[]): Record<string, string> {
  const known = (value ?? {}) as Record<string, unknown>;
  const texts: Record<string, string> = {};
  for (const field of fields) {
    const text = known[field];
    if (typeof text === 'string') texts[field] = text;
  }
  return texts;
}
