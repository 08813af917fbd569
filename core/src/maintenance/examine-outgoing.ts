import type { LookupAddress } from 'node:dns';
import { lookup as lookUpAddresses } from 'node:dns/promises';
import { isIP } from 'node:net';
import { hostOf } from '../env/host-entry';
import type { OutgoingService } from '../env/outgoing';
import { createAllowedHosts, literalHostOf } from '../kernel/outgoing/allowed-hosts';
import { isPublicAddress } from '../kernel/outgoing/network-addresses';
import type { Finding } from './examine-sender';

type Resolve = (host: string) => Promise<LookupAddress[]>;

/**
 * Checks for each configured system whether the guarded client would connect to it. A bureau inside the network whose
 * host `OUTGOING_ALLOWED` does not name would otherwise fail at the first order.
 */
export function examineOutgoing(
  { services, allowed }: { services: readonly OutgoingService[]; allowed: readonly string[] },
  resolve: Resolve = (host) => lookUpAddresses(host, { all: true }),
): Promise<Finding[]> {
  return Promise.all(
    services.map(async ({ variable: subject, url: address }): Promise<Finding> => {
      const url = new URL(address);
      const host = hostOf(url);
      if (createAllowedHosts([...allowed, ...literalHostOf(address)])(url)) {
        return { subject, state: 'ok', says: `${host} may be called, wherever it is` };
      }
      try {
        const found = isIP(host) === 0 ? await resolve(host) : [{ address: host }];
        const closed = found.find((each) => !isPublicAddress(each.address));
        return closed
          ? {
              subject,
              state: 'wrong',
              says: `${host} leads to ${closed.address}, outside the public internet, and every call is refused: name it in OUTGOING_ALLOWED`,
            }
          : { subject, state: 'ok', says: `${host} is on the public internet` };
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        return { subject, state: 'note', says: `could not look up ${host}: ${reason}` };
      }
    }),
  );
}
