import { z } from 'zod';
import { flag, list, whole } from './kinds';

const CONTACT = /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|tel:\+[\d-]+)$/;

export const accessVariables = {
  SESSION_DAYS: whole(14, 1).describe('how long a session lasts at most, in use or not'),
  STAFF_SESSION_HOURS: whole(12).describe("the same for provider staff's sessions; 0: SESSION_DAYS"),
  STAFF_IDLE_MINUTES: whole(30).describe('unused time after which a session of provider staff ends; 0: never'),
  CLIENT_IDLE_MINUTES: whole(0).describe(
    "unused time after which a client user's or supplier's session ends; 0: never",
  ),
  STAFF_SECOND_FACTOR: z
    .enum(['', 'required', 'optional'])
    .default('')
    .describe('whether provider staff must have a second factor; unset: required in production, optional elsewhere'),
  SECOND_FACTOR_SECRETS: list.describe(
    'seeds of the key that encrypts the secrets of authenticator apps, apart by a comma; the first one encrypts',
  ),
  STEP_UP_MINUTES: whole(15, 1).describe('how long a proof of the second factor or password opens what is dangerous'),
  ONBOARDING_LINK_DAYS: whole(90, 1).describe('how long a mailed onboarding link lasts'),
  PASSWORD_MIN_LENGTH: whole(7, 7).describe('shortest password accepted'),
  NEUTRAL_RESET_ANSWER: flag.describe('answer password resets without telling whether the account exists'),
  AUTH_RATE_LIMIT_PER_ADDRESS: whole(300, 1).describe('credential attempts per address in 15 minutes'),
  REMINDERS_WITHOUT_ANSWER: whole(3, 1).describe('unanswered reminders after which the client is told'),
  API_DOCS: flag.describe('in production, serve /api/openapi.json and /api/docs'),
  SECURITY_CONTACT: list
    .refine(
      (contacts) => contacts.every((contact) => CONTACT.test(contact)),
      'must be addresses such as mailto:security@example.com or https://example.com/report, apart by a comma',
    )
    .describe('whom to tell of a weakness, in /.well-known/security.txt; unset: there is no such file'),
  PUBLIC_LINK_RATE_LIMIT: whole(60, 1).describe('public-link posts per address in 10 minutes'),
};
