import type { AuditEntryResponse } from '@homologa/domain/audit/audit.contract';
import { type ToldEntry, tellAuditEntry } from '@homologa/domain/audit/audit-sentence';
import { Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { staffPage } from '../shared/auth/access';
import { useUser } from '../shared/auth/use-can';
import { useText } from '../shared/i18n/use-text';
import { pageOf } from './audit-links';

const toldEntry = (entry: AuditEntryResponse): ToldEntry => ({
  action: entry.action,
  actor: entry.actor,
  behalfOf: entry.behalf_of,
  object: entry.object,
  supplier: entry.supplier ?? (entry.deleted_supplier ? { id: '', name: entry.deleted_supplier } : null),
  workflow: entry.workflow ? { title: entry.workflow.name } : null,
  facts: entry.facts,
});

/** Renders an audit entry as a sentence, in which objects are links to pages that the user may open. */
export function Sentence({ entry, isStaff }: { entry: AuditEntryResponse; isStaff: boolean }) {
  const t = useText();
  const user = useUser();
  const { parts } = tellAuditEntry(toldEntry(entry), t);
  return (
    <span>
      {parts.map(({ text, names }, place) => {
        const address = names && pageOf(entry, names, isStaff);
        const page = address && staffPage(user, address);
        // The position is a stable key, because the parts of a sentence are never reordered.
        const key = `${place} ${text}`;
        if (!page) return <span key={key}>{text}</span>;
        return (
          <Link key={key} component={RouterLink} to={page} sx={{ fontWeight: 500 }}>
            {text}
          </Link>
        );
      })}
    </span>
  );
}

export function Details({ entry }: { entry: AuditEntryResponse }) {
  const t = useText();
  const { details } = tellAuditEntry(toldEntry(entry), t);
  if (details === '') return null;
  return (
    <Typography variant="caption" component="div" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {details}
    </Typography>
  );
}
