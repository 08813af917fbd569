/** Required settings of production, with an origin and a sender in a reserved domain. */
export const PRODUCTION_ENV = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://bench.homologa.test',
  MAIL_FROM: 'Homologa <no-reply@bench.homologa.test>',
};
