import type { CompanyFeatures } from '@homologa/domain/companies/features';
import { assertRules } from '@homologa/domain/errors/domain-error';
import type { Scoring } from '@homologa/domain/questionnaires/points';
import type { CreateWorkflowBody } from '@homologa/domain/workflows/workflow.contract';
import {
  type AskedChoices,
  resolveWorkflowChoices,
  type WorkflowChoices,
} from '@homologa/domain/workflows/workflow-creation';
import { Prisma } from '@homologa/prisma/client';
import type { Workflow } from '@homologa/prisma/models';
import { reportTypeOf } from './workflow.queries';

const WIRE_NAMES = { type: 'type', product: 'product', payment: 'payment', reportType: 'report_type' } as const;

export const toMinorUnits = (price: number): number => Math.round(price * 100);

export const askedChoices = (body: CreateWorkflowBody): AskedChoices => ({
  type: body.type,
  product: body.product,
  payment: body.payment,
  reportType: body.report_type,
  pricePerSupplier: body.price_per_supplier == null ? null : toMinorUnits(body.price_per_supplier),
});

/** Chooses type, product, payer, report type and price of a new workflow. Throws `workflow_choice_not_available`. */
export function chooseForNew(features: CompanyFeatures, asked: AskedChoices): WorkflowChoices {
  const { choices, violations } = resolveWorkflowChoices(features, asked);
  assertRules(violations);
  return choices;
}

/**
 * Returns type, product, payer, report type and price of a draft after a change; each that the request omits keeps its
 * stored value. If the request changes one of them, stored values that the company's features no longer allow become
 * the defaults. Throws `workflow_choice_not_available` only for values that the request changes.
 */
export function chooseForDraft(features: CompanyFeatures, draft: Workflow, asked: AskedChoices): WorkflowChoices {
  const stored: WorkflowChoices = {
    type: draft.type,
    product: draft.product,
    payment: draft.payment,
    reportType: reportTypeOf(draft),
    pricePerSupplier: draft.pricePerSupplier,
  };
  const names = Object.keys(WIRE_NAMES) as (keyof typeof WIRE_NAMES)[];
  const changed = names.filter((name) => asked[name] != null && asked[name] !== stored[name]);
  if (changed.length === 0) {
    const price = asked.pricePerSupplier ?? stored.pricePerSupplier;
    return { ...stored, pricePerSupplier: stored.payment === 'client' ? null : price };
  }
  const wanted: AskedChoices = { ...stored };
  for (const name of names) Object.assign(wanted, asked[name] == null ? {} : { [name]: asked[name] });
  wanted.pricePerSupplier = asked.pricePerSupplier ?? stored.pricePerSupplier;
  const { violations } = resolveWorkflowChoices(features, wanted);
  const refused = violations.filter(({ path }) => changed.some((name) => WIRE_NAMES[name] === path));
  assertRules(refused);
  for (const { path } of violations) {
    const name = names.find((each) => WIRE_NAMES[each] === path);
    if (name) wanted[name] = null;
  }
  return resolveWorkflowChoices(features, wanted).choices;
}

/** An absent scoring is left unchanged; null removes it. */
export const scoringColumn = (
  scoring: Scoring | null | undefined,
): { scoring?: Prisma.InputJsonValue | typeof Prisma.DbNull } =>
  scoring === undefined ? {} : { scoring: (scoring as Prisma.InputJsonValue | null) ?? Prisma.DbNull };
