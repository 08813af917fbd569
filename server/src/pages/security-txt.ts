import type { Composition } from '@homologa/core/compose';
import type { Express } from 'express';

const PATH = '/.well-known/security.txt';
const VALID_DAYS = 180;
const DAY_MS = 86_400_000;

/** Whom to tell of a weakness (RFC 9116). Not found unless SECURITY_CONTACT says whom. */
export function mountSecurityTxt(server: Express, app: Composition): void {
  const { securityContacts, publicUrl } = app.config;
  if (securityContacts.length === 0) return;
  server.get(PATH, (_req, res) => {
    const now = app.contextFor({ kind: 'anonymous' }).now();
    const expires = new Date(Math.floor(now.getTime() / DAY_MS + VALID_DAYS) * DAY_MS);
    const lines = [
      ...securityContacts.map((contact) => `Contact: ${contact}`),
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: en, es, pt',
      `Canonical: ${publicUrl}${PATH}`,
    ];
    res.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
}
