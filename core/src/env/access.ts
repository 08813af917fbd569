import { flag, whole } from './kinds';

export const accessVariables = {
  SESSION_DAYS: whole(14, 1).describe('how long a session lasts'),
  ONBOARDING_LINK_DAYS: whole(90, 1).describe('how long a mailed onboarding link lasts'),
  PASSWORD_MIN_LENGTH: whole(7, 7).describe('shortest password accepted'),
  NEUTRAL_RESET_ANSWER: flag.describe('answer password resets without telling whether the account exists'),
  AUTH_RATE_LIMIT_PER_ADDRESS: whole(300, 1).describe('credential attempts per address in 15 minutes'),
  REMINDERS_WITHOUT_ANSWER: whole(3, 1).describe('unanswered reminders after which the client is told'),
  API_DOCS: flag.describe('in production, serve /api/openapi.json and /api/docs'),
  PUBLIC_LINK_RATE_LIMIT: whole(60, 1).describe('public-link posts per address in 10 minutes'),
};
