import { requireStorableJson } from '@homologa/domain/wire/storable';

/**
 * Parses the body of a message whose signature was verified; undefined if it is no JSON. Throws `malformed_request` for
 * texts that the database cannot store, which for other requests the pipeline takes out.
 */
export function parseSigned(body: Buffer): unknown {
  let value: unknown;
  try {
    value = JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
  requireStorableJson(value);
  return value;
}
