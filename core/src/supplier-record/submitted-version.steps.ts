import type { Tx } from '../kernel/database/database';

/** Stores that the supplier has submitted the questionnaire of today. */
export async function keepSubmittedVersion(
  tx: Tx,
  { companyId, supplierId }: { companyId: string; supplierId: string },
): Promise<void> {
  await tx.$executeRaw`
    UPDATE "Supplier" s SET "submittedVersion" = w."questionnaireVersion" FROM "Workflow" w
    WHERE s."id" = ${supplierId}::uuid AND s."companyId" = ${companyId}::uuid
      AND w."id" = s."workflowId" AND w."companyId" = s."companyId"
      AND s."submittedVersion" IS DISTINCT FROM w."questionnaireVersion"`;
}
