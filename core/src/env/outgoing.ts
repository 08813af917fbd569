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
