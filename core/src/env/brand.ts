import { parseContactHours } from '@homologa/domain/companies/contact-hours';
import { z } from 'zod';
import { optional, optionalAddress, optionalPage, whole } from './kinds';

/** `{locale}` may stand in these addresses, which become links: any other scheme than the web's would run in the page. */
const optionalLink = optionalAddress((text) =>
  /^https?:\/\/[^\s]+$/i.test(text) ? null : 'is to be an address: https://…',
);

export const TRIAL_CONTACT = 'contact@homologa.test';
const WHATSAPP = /^\+(?:[ ()-]*\d){8,15}$/;

export const brandVariables = {
  BRAND_NAME: z.string().default('Homologa').describe("the provider's name"),
  BRAND_LOGO_URL: optional.describe("address of the provider's logo"),
  BRAND_CONTACT_EMAIL: z.string().default(TRIAL_CONTACT).describe('contact address'),
  BRAND_CONTACT_PHONES: z.string().default('').describe('contact numbers per country: argentina=+54 …;brazil=+55 …'),
  BRAND_CALL_PHONES: z
    .string()
    .default('')
    .describe('numbers from which suppliers are called, per country as BRAND_CONTACT_PHONES; unset: none is announced'),
  CALL_WITHIN_DAYS: whole(3, 1).describe('working days after the receipt within which a supplier is called'),
  BRAND_WHATSAPP: optionalAddress((text) =>
    WHATSAPP.test(text) ? null : 'must be a number with its country code, such as +52 55 1234 5678',
  ).describe('WhatsApp number, with its country code; unset: no WhatsApp is offered'),
  BRAND_CONTACT_HOURS: optionalAddress((text) =>
    parseContactHours(text) ? null : 'must be as mon-fri 09:00-18:00 America/Lima',
  ).describe('hours of the contact numbers, as mon-fri 09:00-18:00 America/Lima; unset: none are shown'),
  BRAND_CHAT_URL: optionalLink.describe("address behind 'Chat now'"),
  BRAND_PRIVACY_URL: optionalLink.describe('privacy policy; {locale} is filled in'),
  BRAND_TERMS_URL: optionalLink.describe('terms; {locale} is filled in'),
  TUTORIAL_VIDEO_URL: optionalPage.describe(
    'the Spanish tutorial on the introduction: a video file, or a page to embed; unset: none',
  ),
};
