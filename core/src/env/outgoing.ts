import { parseHostEntry } from './host-entry';
import { list } from './kinds';

export const outgoingVariables = {
  OUTGOING_ALLOWED: list
    .refine(
      (hosts) => hosts.every((host) => parseHostEntry(host) !== null),
      'must be hosts, each with or without a port: lists.internal,10.0.0.5:8443',
    )
    .describe('hosts outside the public internet that may be called, apart by a comma, each with or without a port'),
};

/** Another system that the configuration names: the variable and its address. */
export interface OutgoingService {
  variable: string;
  url: string;
}

/** Lists the systems that are called over HTTP as configured; watchlists have their addresses in the database. */
export const outgoingServices = (env: {
  REPORT_HTTP_URL?: string | undefined;
  MEDIA_URL?: string | undefined;
  PAYMENT_GATEWAY: string;
  PAYMENT_STRIPE_URL: string;
}): OutgoingService[] =>
  [
    { variable: 'REPORT_HTTP_URL', url: env.REPORT_HTTP_URL },
    { variable: 'MEDIA_URL', url: env.MEDIA_URL },
    {
      variable: 'PAYMENT_STRIPE_URL',
      url: env.PAYMENT_GATEWAY === 'stripe' ? env.PAYMENT_STRIPE_URL : undefined,
    },
  ].flatMap(({ variable, url }) => (url ? [{ variable, url }] : []));
