import { z } from 'zod';
import { entityId, id, typedText } from '../wire/common.contract';
import { HANDOVER_ASKERS, HANDOVER_NOTE_MAX } from './handover-rules';
import { onboardingSupplierParams } from './onboarding.contract';

export const handoverParams = onboardingSupplierParams.extend({ hid: id });

/** POST …/handovers: the colleague who shall take over. */
export const handoverBody = z.object({
  asker: z.enum(HANDOVER_ASKERS),
  full_name: typedText(),
  email: typedText(254),
  note: typedText(HANDOVER_NOTE_MAX).optional(),
});

/**
 * `done`: the colleague's link is on its way. Otherwise a mail asks the present person, whose masked e-mails are
 * `asked`; none are told once an account is connected.
 */
export const handoverAskedResponse = z.object({ ...entityId, done: z.boolean(), asked: z.array(z.string()) });
export type HandoverAskedResponse = z.infer<typeof handoverAskedResponse>;

/** The request that a mailed link confirms. */
export const handoverResponse = z.object({
  ...entityId,
  asker: z.enum(HANDOVER_ASKERS),
  full_name: z.string(),
  email: z.string(),
  /** Goes to the colleague; whoever held the link may have typed it, so the present person sees it first. */
  note: z.string(),
  confirmed: z.boolean(),
});
export type HandoverResponse = z.infer<typeof handoverResponse>;

/** A new link of the connected account, for another device, which asks for a code or the password. */
export const ownLinkResponse = z.object({ url: z.string() });
export type OwnLinkResponse = z.infer<typeof ownLinkResponse>;
