import { Resolver } from 'node:dns/promises';
import type { CoreConfig } from '../core-config';
import { domainOf } from '../kernel/mail/mail-pace';

export interface Finding {
  subject: string;
  state: 'ok' | 'note' | 'wrong';
  says: string;
}

/** Returns the TXT records of a name, each as one text; an empty list if there are none. Rejects if DNS is unreachable. */
export type FindTexts = (name: string) => Promise<string[]>;

const TIMEOUT_MS = 2_000;
/** Error codes of an answer that the name or the record does not exist. */
const ABSENT = new Set(['ENOTFOUND', 'ENODATA']);

export function createFindTexts(): FindTexts {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 1 });
  return async (name) => {
    try {
      return (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
    } catch (error) {
      if (ABSENT.has((error as NodeJS.ErrnoException).code ?? '')) return [];
      throw error;
    }
  };
}

const SPF = /^v=spf1(\s|$)/i;
const DMARC = /^v=DMARC1\s*;/i;
/** A DKIM record with an empty key is a revoked one. */
const DKIM = /(^|;)\s*p=[^;\s]/i;

/** Returns the name itself and its parents with at least two labels: DMARC may stand at any of them. */
function withParents(domain: string): string[] {
  const labels = domain.split('.');
  return labels.slice(0, Math.max(1, labels.length - 1)).map((_, at) => labels.slice(at).join('.'));
}

/**
 * Looks at the DNS records that receivers compare with the sender's domain. A missing record is a note: mail leaves all
 * the same, and may be sorted out by its receivers.
 */
export async function examineSender(
  { mailFrom, dkim }: Pick<CoreConfig, 'mailFrom' | 'dkim'>,
  findTexts: FindTexts,
): Promise<Finding[]> {
  const domain = domainOf(/<([^<>]+)>\s*$/.exec(mailFrom)?.[1] ?? mailFrom.trim());
  const look = async (subject: string, names: readonly string[], record: RegExp, missing: string): Promise<Finding> => {
    try {
      for (const name of names) {
        const found = (await findTexts(name)).find((text) => record.test(text));
        if (found) return { subject, state: 'ok', says: `${name} has a record: ${found.slice(0, 80)}` };
      }
      return { subject, state: 'note', says: missing };
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code ?? 'no answer';
      return { subject, state: 'note', says: `could not look: DNS is not reachable from here (${code})` };
    }
  };
  return Promise.all([
    look('SPF', [domain], SPF, `${domain} has no SPF record (TXT v=spf1 …) that names the mail server`),
    look(
      'DMARC',
      withParents(domain).map((name) => `_dmarc.${name}`),
      DMARC,
      `_dmarc.${domain} has no record (TXT v=DMARC1; p=…): large receivers refuse or sort out mail without one`,
    ),
    ...(dkim
      ? [
          look(
            'DKIM',
            [`${dkim.selector}._domainkey.${dkim.domain}`],
            DKIM,
            `${dkim.selector}._domainkey.${dkim.domain} has no public key: receivers reject the signatures`,
          ),
        ]
      : []),
  ]);
}
