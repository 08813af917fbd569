export const MAIL_BRAND = {
  name: 'Homologa',
  logoUrl: null,
  contactEmail: 'contact@homologa.test',
  readsReplies: false,
};
export const MAIL_NAMES = {
  client: 'Compradora <b>Andina</b> & Cía.',
  supplier: 'Aceros "del Sur" S.A.',
  person: 'Luisa Gómez',
  workflow: 'Homologación <2026>',
};
export const MAIL_URL = 'http://localhost:4000/onboarding/w/suppliers/s?email=a%40b.test&token=secret';
