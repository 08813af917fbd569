import { z } from 'zod';
import { findCountry } from '../../countries/find-country';
import { isBirthDate } from '../../identity/birth-date';
import { singleLine } from '../../language/single-line';
import { HOLDER_KINDS } from '../../screenings/asked-shareholder';
import { SCREEN_STATUS_FILTERS, SCREENING_REVIEWS, SCREENING_STATUSES } from '../../screenings/screening-status';
import { inviteInput } from '../../suppliers/invite.contract';
import { entityId, id, isoDate, MAX_LINE } from '../../wire/common.contract';
import { defineList, oneOrMany } from '../../wire/list-query';
import { sentShareholders } from '../compliance.contract';
import { CHECKS_AT_ONCE_MAX } from '../limits';

const line = z.string().max(MAX_LINE).transform(singleLine);

/** Party to check. `country` is an id, a code or a name; an unknown country is rejected. */
const askedCheck = z.object({
  name: line.pipe(z.string().min(1)),
  kind: z.enum(HOLDER_KINDS).default('company'),
  country: line
    .refine((text) => text === '' || findCountry(text) !== null)
    .transform((text) => findCountry(text)?.id ?? '')
    .default(''),
  tax_id: z.string().max(100).transform(singleLine).default(''),
  birth_date: z
    .union([z.literal(''), z.string().trim().refine(isBirthDate)])
    .nullish()
    .transform((text) => text || null),
  shareholders: sentShareholders,
});
export type AskedCheck = z.output<typeof askedCheck>;

/** POST /api/compliance-checks: one or more checks, of which the server runs either all or none. */
export const runChecksBody = z.object({ checks: z.array(askedCheck).min(1).max(CHECKS_AT_ONCE_MAX) });
export type RunChecksBody = z.input<typeof runChecksBody>;

/** A compliance check. `supplier` is the supplier that was created from this check. */
export const complianceCheck = z.object({
  ...entityId,
  workflow_id: id,
  name: z.string(),
  kind: z.enum(HOLDER_KINDS),
  country: z.string(),
  tax_id: z.string(),
  birth_date: z.string().nullable(),
  shareholders: z.array(z.string()),
  screening: z.object({ status: z.enum(SCREENING_STATUSES), review: z.array(z.enum(SCREENING_REVIEWS)) }).nullable(),
  requested_by: z.string(),
  requested_at: isoDate,
  supplier: z.object({ workflow: z.object({ id, title: z.string() }), turned_at: isoDate }).nullable(),
});
export type ComplianceCheckResponse = z.infer<typeof complianceCheck>;
export const complianceChecks = z.array(complianceCheck);

export const complianceCheckList = defineList({
  resource: 'compliance-checks',
  // Each row has up to a hundred shareholders: a thousand of them are 7 MB, a second of the server's only thread.
  maxRows: 100,
  sort: { requested_at: 'requested_at', name: 'name' },
  defaultSort: { field: 'requested_at', order: 'DESC' },
  filter: {
    id: oneOrMany(id).optional(),
    q: z.string().max(200).optional(),
    kind: oneOrMany(z.enum(HOLDER_KINDS)).optional(),
    screen_status: oneOrMany(z.enum(SCREEN_STATUS_FILTERS)).optional(),
  },
});
export type ComplianceCheckFilter = z.infer<z.ZodObject<typeof complianceCheckList.filter>>;
export type ComplianceCheckSort = (typeof complianceCheckList.sort)[keyof typeof complianceCheckList.sort];

export const complianceCheckParams = z.object({ id });

/**
 * POST …/compliance-checks/{id}/supplier: the workflow of the new supplier, and values for the fields that the workflow
 * requires and the check lacks.
 */
export const turnIntoSupplierBody = z.object({ workflow_id: id, invite: inviteInput.optional() });
export type TurnIntoSupplierBody = z.input<typeof turnIntoSupplierBody>;
