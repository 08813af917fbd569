import { z } from 'zod';
import { reportType, workflowPayment, workflowProduct, workflowType } from '../catalog/values.contract';
import { entityId, id, isoDate, patchText, typedText } from '../wire/common.contract';
import { defineList, oneOrMany } from '../wire/list-query';
import { ruleProposalResponse } from './rule-proposal.contract';

export const workflowTypeChoice = z.enum([...workflowType.options, 'hybrid']);
export const workflowProductChoice = z.enum([...workflowProduct.options, 'hybrid']);
export const workflowPaymentChoice = z.enum([...workflowPayment.options, 'hybrid']);

/** Coloured label of suppliers; labels are called `tags` in the API (reference 2.8). */
export const label = z.object({ ...entityId, name: z.string(), color: z.string() });
export type LabelResponse = z.infer<typeof label>;

export const labelUse = label.extend({ suppliers_count: z.number().int().nonnegative() });
export type LabelUseResponse = z.infer<typeof labelUse>;
export const labelUseListResponse = z.array(labelUse);

export const companyProduct = z.object({
  type: reportType,
  enabled: z.boolean(),
  extras: z.object({ visible: z.boolean() }),
  used: z.number().int().nonnegative(),
  total: z.number().int().nonnegative(),
});

/** Price in units of the company's currency, with at most two decimals; null if the client pays. */
export const pricePerSupplier = z.number().nonnegative().max(10_000_000);

/** Feature block of a company (reference 2.2). Company users get no labels (reference 1.2). */
export const companyFeatures = z.object({
  workflow_type: workflowTypeChoice,
  workflow_product: workflowProductChoice,
  workflow_payment: workflowPaymentChoice,
  price_per_supplier: pricePerSupplier.nullable(),
  products: z.array(companyProduct),
  tags: z.array(label).optional(),
  public_onboarding_link: z.boolean(),
});
export type CompanyFeaturesResponse = z.infer<typeof companyFeatures>;

export const companyResponse = z.object({
  ...entityId,
  legal_name: z.string(),
  udm: z.object({ legal_name: z.string().nullable() }),
  info: z.object({ name: z.string(), logo: z.string().nullable() }),
  country: z.string().nullable(),
  features: companyFeatures,
});
export type CompanyResponse = z.infer<typeof companyResponse>;

/**
 * Input for a label. Without `_id` a new label is created; with `_id` the label is renamed or recoloured (reference
 * 4.11).
 */
export const labelInput = z.object({
  _id: z.string().max(64).nullish(),
  name: typedText(100),
  color: typedText(20),
});
export type LabelInput = z.infer<typeof labelInput>;

export const productInput = z.object({
  type: reportType,
  enabled: z.boolean().optional(),
  extras: z.object({ visible: z.boolean().optional() }).optional(),
  total: z.number().int().nonnegative().max(100_000_000).optional(),
});
export type ProductInput = z.infer<typeof productInput>;

const featureFields = {
  workflow_type: workflowTypeChoice.optional(),
  workflow_product: workflowProductChoice.optional(),
  workflow_payment: workflowPaymentChoice.optional(),
  price_per_supplier: pricePerSupplier.nullable().optional(),
  products: z.array(productInput).max(50).optional(),
  public_onboarding_link: z.boolean().optional(),
};

export const featuresInput = z.object(featureFields);

/**
 * PATCH of a company's features, by the company (/api/companies/{id}/features) or by the desk. The schema keeps unknown
 * keys, so that the policy can reject every key but `tags` for a company admin (reference 4.11).
 */
export const patchFeaturesBody = z.looseObject({ ...featureFields, tags: z.array(labelInput).max(200).optional() });
export type PatchFeaturesBody = z.infer<typeof patchFeaturesBody>;

export const companyParams = z.object({ id });
export const logoParams = z.object({ file_id: id });
export const labelParams = z.object({ id, tag_id: id });

export const createCompanyBody = z.object({
  legal_name: typedText(),
  info: z.object({ name: patchText() }).optional(),
  country: typedText(80),
  features: featuresInput.optional(),
});
export type CreateCompanyBody = z.infer<typeof createCompanyBody>;

export const renameCompanyBody = z.object({
  legal_name: patchText(),
  info: z.object({ name: patchText() }).optional(),
  country: patchText(80),
});
export type RenameCompanyBody = z.infer<typeof renameCompanyBody>;

export const companyActiveBody = z.object({ active: z.boolean() });

/** PUT /api/desk/companies/{id}/second-look: report types whose delivery requires a second person (reference 9.7). */
export const secondLookTypesBody = z.object({ report_types: z.array(reportType) });

/**
 * GET /api/desk/companies/{id}/deactivation-effects: number of users and processes that a deactivation would stop
 * (reference 11.16).
 */
export const deactivationEffects = z.object({
  users: z.number().int().nonnegative(),
  sessions: z.number().int().nonnegative(),
  active_workflows: z.number().int().nonnegative(),
  open_onboardings: z.number().int().nonnegative(),
  running_to_delivery: z.number().int().nonnegative(),
});
export type DeactivationEffects = z.infer<typeof deactivationEffects>;

export const COMPANY_STATUSES = ['active', 'deactivated'] as const;
export const companyStatus = z.enum(COMPANY_STATUSES);

export const deskCompanyResponse = companyResponse.extend({
  status: companyStatus,
  deactivated_at: isoDate.nullable(),
  users_count: z.number().int().nonnegative(),
  second_look: z.array(reportType),
  rule_proposals: z.array(ruleProposalResponse),
  created_at: isoDate,
});
export type DeskCompanyResponse = z.infer<typeof deskCompanyResponse>;
export const deskCompanyListResponse = z.array(deskCompanyResponse);

export const deskCompanyList = defineList({
  resource: 'companies',
  sort: { id: 'created_at', created_at: 'created_at', legal_name: 'legal_name' },
  defaultSort: { field: 'created_at', order: 'DESC' },
  filter: {
    q: z.string().max(200).optional(),
    id: oneOrMany(id).optional(),
    status: oneOrMany(companyStatus).optional(),
  },
});
