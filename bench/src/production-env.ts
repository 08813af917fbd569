/** What production asks of every program, with an origin and a sender that no mail of a bench ever leads anybody to. */
export const PRODUCTION_ENV = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://bench.homologa.test',
  MAIL_FROM: 'Homologa <no-reply@bench.homologa.test>',
};
