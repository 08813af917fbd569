import { z } from 'zod';
import { entityId, fileRef, id, isoDate, typedText } from '../wire/common.contract';
import { MAX_SEND_BACK_ITEMS, MAX_SEND_BACK_TEXT } from './limits';
import { SEND_BACK_ORIGINS, SEND_BACK_STATUSES, SENT_BACK_KINDS } from './sent-back-items';

const kind = z.enum(SENT_BACK_KINDS);
const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()]);

export const sendBackParams = z.object({ id, send_back_id: id });
export const answerSendBackParams = z.object({ id, sid: id, send_back_id: id });

/** POST …/send-backs: items that the supplier must correct, each with a reason that the supplier sees. */
export const sendBackBody = z.object({
  items: z
    .array(z.object({ kind, target: z.string().max(120), reason: typedText(MAX_SEND_BACK_TEXT) }))
    .max(MAX_SEND_BACK_ITEMS),
});
export type SendBackBody = z.infer<typeof sendBackBody>;

export const clientSendBackParams = z.object({ id, sid: id, send_back_id: id });

/** POST /api/workflows/{id}/suppliers/{sid}/send-backs: answers that the supplier must correct, each with a reason. */
export const sendBackAnswersBody = z.object({
  items: z.array(z.object({ question_id: id, reason: typedText(MAX_SEND_BACK_TEXT) })).max(MAX_SEND_BACK_ITEMS),
});
export type SendBackAnswersBody = z.infer<typeof sendBackAnswersBody>;

/**
 * POST …/answer: the supplier's notes on the items that staff sent back. An item that the supplier did not change
 * requires a note.
 */
export const answerSendBackBody = z.object({
  notes: z
    .array(z.object({ item_id: id, note: typedText(MAX_SEND_BACK_TEXT) }))
    .max(MAX_SEND_BACK_ITEMS)
    .nullish()
    .transform((notes) => notes ?? []),
});
export type AnswerSendBackBody = z.infer<typeof answerSendBackBody>;

export const sentBackValue = z.union([
  z.object({ texts: z.array(z.string()) }),
  z.object({ value: scalar }),
  z.object({ rows: z.array(z.record(z.string(), scalar)) }),
  z.object({ files: z.array(fileRef) }),
]);
export type SentBackValueResponse = z.infer<typeof sentBackValue>;

const item = {
  ...entityId,
  kind,
  /** Item that staff sent back: id of a question, JSON path of a field or list in the form, or kind of file. */
  target: z.string(),
  reason: z.string(),
};

export const ownSendBack = z.object({
  ...entityId,
  origin: z.enum(SEND_BACK_ORIGINS),
  sent_at: isoDate,
  items: z.array(z.object(item)),
  /** Questions below those sent back that stay closed while they are asked as they were; absent from older servers. */
  settled: z.array(id).optional(),
});
export type OwnSendBack = z.infer<typeof ownSendBack>;

export const deskSendBack = z.object({
  ...entityId,
  status: z.enum(SEND_BACK_STATUSES),
  sent_at: isoDate,
  sent_by: z.object({ ...entityId, name: z.string() }).nullable(),
  mailed_at: isoDate.nullable(),
  ended_at: isoDate.nullable(),
  items: z.array(
    z.object({
      ...item,
      label: z.string(),
      before: sentBackValue.nullable(),
      after: sentBackValue.nullable(),
      changed: z.boolean(),
      note: z.string(),
    }),
  ),
});
export type DeskSendBack = z.infer<typeof deskSendBack>;

/** Answers of …/suppliers/{sid}/send-backs. */
export const clientSendBacks = z.object({
  /** True if an admin may send answers back now; false also while a send-back is open. */
  possible: z.boolean(),
  /** Sender of the open send-back; null without one. */
  open: z.enum(SEND_BACK_ORIGINS).nullable(),
  /** The client's own, newest first. */
  send_backs: z.array(deskSendBack),
});
export type ClientSendBacks = z.infer<typeof clientSendBacks>;
