import { z } from 'zod';
import { optional, optionalPage } from './kinds';

export const brandVariables = {
  BRAND_NAME: z.string().default('Homologa').describe("the provider's name"),
  BRAND_LOGO_URL: optional.describe("address of the provider's logo"),
  BRAND_CONTACT_EMAIL: z.string().default('contact@homologa.test').describe('contact address'),
  BRAND_CONTACT_PHONES: z.string().default('').describe('contact numbers per country: argentina=+54 …;brazil=+55 …'),
  BRAND_CHAT_URL: optional.describe("address behind 'Chat now'"),
  BRAND_PRIVACY_URL: optional.describe('privacy policy; {locale} is filled in'),
  BRAND_TERMS_URL: optional.describe('terms; {locale} is filled in'),
  TUTORIAL_VIDEO_URL: optionalPage.describe(
    'the Spanish tutorial on the introduction: a video file, or a page to embed; unset: none',
  ),
};
