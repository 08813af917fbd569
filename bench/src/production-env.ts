export const PRODUCTION_ENV = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://bench.homologa.test',
  MAIL_FROM: 'Homologa <no-reply@bench.homologa.test>',
};
