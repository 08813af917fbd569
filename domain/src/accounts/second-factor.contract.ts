import { z } from 'zod';
import { id, isoDate, secretText, typedText } from '../wire/common.contract';

/**
 * Answer of a browser to a passkey's challenge, as the browser makes it. Only its frame is described: what is inside is
 * verified with the passkey's signature.
 */
export const passkeyAnswer = z.object({
  id: z.string().min(1).max(1400),
  rawId: z.string().max(1400),
  type: z.literal('public-key'),
  response: z.record(
    z.string().max(40),
    z.union([z.string().max(20_000), z.array(z.string().max(40)).max(20), z.number(), z.null()]),
  ),
  clientExtensionResults: z.object({}).default({}),
  authenticatorAttachment: z.string().max(40).nullish(),
});
export type PasskeyAnswer = z.infer<typeof passkeyAnswer>;

/** A proof of the second factor: a code of the app or a recovery code, or the answer of a passkey. */
export const factorProof = z.object({ code: typedText(60).optional(), passkey: passkeyAnswer.optional() });
export type FactorProof = z.infer<typeof factorProof>;

const attempt = z.string().min(1).max(100);

/** POST /auth/second-factor: the second half of a log-in that was answered with `second_factor_required`. */
export const factorLoginBody = factorProof.extend({ attempt });
export type FactorLoginBody = z.infer<typeof factorLoginBody>;

export const passkeyAskedBody = z.object({ attempt });
/** Options of `navigator.credentials`, in the JSON form that browsers read. */
export const passkeyOptionsResponse = z.object({ attempt: z.string(), options: z.record(z.string(), z.unknown()) });
export type PasskeyOptionsResponse = z.infer<typeof passkeyOptionsResponse>;

/** POST /auth/step-up: the second factor, or the password of an account without one. */
export const stepUpBody = factorProof.extend({ attempt: attempt.optional(), password: secretText.optional() });
export type StepUpBody = z.infer<typeof stepUpBody>;
export const stepUpResponse = z.object({ proven_until: isoDate });

export const secondFactorResponse = z.object({
  app: z.object({ since: isoDate }).nullable(),
  passkeys: z.array(z.object({ id, name: z.string(), created_at: isoDate, last_used_at: isoDate.nullable() })),
  recovery_codes_left: z.number().int(),
  has_password: z.boolean(),
  /** True if the provider or the company requires a second factor of this person. */
  is_required: z.boolean(),
});
export type SecondFactorResponse = z.infer<typeof secondFactorResponse>;

export const newAppResponse = z.object({ secret: z.string(), address: z.string() });
export type NewAppResponse = z.infer<typeof newAppResponse>;
export const appCodeBody = z.object({ code: typedText(20) });

/** Recovery codes that were made with the first factor, shown this once; null with a further factor. */
export const newFactorResponse = z.object({ recovery_codes: z.array(z.string()).nullable() });
export type NewFactorResponse = z.infer<typeof newFactorResponse>;
export const recoveryCodesResponse = z.object({ recovery_codes: z.array(z.string()) });
export type RecoveryCodesResponse = z.infer<typeof recoveryCodesResponse>;

export const newPasskeyBody = z.object({ attempt, name: typedText(60), passkey: passkeyAnswer });
export const passkeyParams = z.object({ id });

export const ownSessionResponse = z.object({
  id,
  created_at: isoDate,
  last_seen_at: isoDate,
  expires_at: isoDate,
  /** Address of the device; null for provider staff who act as this person. */
  address: z.string().nullable(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  is_current: z.boolean(),
  is_of_staff: z.boolean(),
  /** True for the session of a mailed link, which opens one onboarding. */
  is_of_link: z.boolean(),
});
export type OwnSessionResponse = z.infer<typeof ownSessionResponse>;
export const ownSessionsResponse = z.array(ownSessionResponse);
export const ownSessionParams = z.object({ id });
export const endedSessionsResponse = z.object({ ended: z.number().int() });

/** Whether a company asks its users for a second factor, and how many of them have none yet. */
export const factorPolicyBody = z.object({ required: z.boolean() });
export const factorPolicyResponse = z.object({ required: z.boolean(), without: z.number().int() });
export type FactorPolicyResponse = z.infer<typeof factorPolicyResponse>;
