import { z } from 'zod';
import { id, isoDate } from '../wire/common.contract';
import { deskRequestKind } from './desk-request.contract';
import { figuresInput } from './report.contract';
import { detailsInput } from './report-details.contract';

const MAX_ID = 200;
const MAX_SEQUENCE = 2_000_000_000;
const SHA256 = /^[0-9a-f]{64}$/;

export const bureauOrder = z.object({
  order_id: id.describe('Ours: the same order again is the same order'),
  kind: deskRequestKind.describe('bir: report; ccr: score A to E; cfr: compliance report'),
  requested_at: isoDate,
  due_at: isoDate.nullable(),
  subject: z.object({
    company_name: z.string(),
    country: z.string().describe('ISO 3166-1 alpha-2; empty where it is not known'),
    tax_id: z.string(),
    address: z.string(),
    phone: z.string(),
    website: z.string(),
    duns_number: z.string(),
  }),
});
export type BureauOrder = z.infer<typeof bureauOrder>;

export const bureauAccepted = z.object({ reference: z.string().min(1).max(MAX_ID).describe("The bureau's own id") });

export const BUREAU_STATES = ['accepted', 'in_progress', 'delivered', 'unable_to_locate', 'failed'] as const;

const bureauFile = z.object({
  file_id: z
    .string()
    .regex(/^[\w.-]+$/)
    .max(MAX_ID),
  name: z.string().trim().min(1).max(MAX_ID),
  size: z.number().int().positive(),
  sha256: z.string().regex(SHA256).describe('Of the bytes, in lower-case hexadecimal'),
});
export type BureauFile = z.infer<typeof bureauFile>;

/**
 * State of an order at the external bureau, with the report once the state is `delivered`. It is the body of the
 * bureau's webhook and its response to GET /orders/{order_id}. Messages with a known delivery id or an outdated
 * sequence number are ignored (reference 9.15).
 */
export const bureauMessage = z
  .object({
    delivery_id: z.string().min(1).max(MAX_ID).describe('Of this message: the same whenever it is sent again'),
    order_id: id,
    sequence: z.number().int().min(1).max(MAX_SEQUENCE).describe('Grows with each message about an order'),
    state: z.enum(BUREAU_STATES),
    reason: z.string().trim().max(1000).optional().describe('Why not; of a later report, why it was corrected'),
    report: z
      .object({ kind: deskRequestKind, figures: figuresInput, details: detailsInput.optional() })
      .optional()
      .describe('Needed with delivered; a ccr needs the figure ccr_score'),
    file: bureauFile.optional().describe('The report as a PDF; without one it is made from the figures'),
  })
  .refine(({ state, report }) => state !== 'delivered' || report !== undefined, { path: ['report'] });
export type BureauMessage = z.infer<typeof bureauMessage>;

export const bureauReceived = z.object({ received: z.literal(true) });
