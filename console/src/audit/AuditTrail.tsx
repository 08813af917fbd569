import type { AuditEntryResponse } from '@homologa/domain/audit/audit.contract';
import { auditFactsText } from '@homologa/domain/audit/audit-facts';
import { AUDIT_ACTION_WORDS, AUDIT_ACTOR_WORDS, AUDIT_OBJECT_WORDS } from '@homologa/domain/audit/audit-words';
import type { Words } from '@homologa/domain/language/locales';
import { lookUp } from '@homologa/domain/language/record-of';
import type { Text } from '@homologa/web/texts/text';
import AuditIcon from '@mui/icons-material/HistoryOutlined';
import { Box, Button, Card, Link, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { useFormat } from '../shared/i18n/use-format';
import { useText } from '../shared/i18n/use-text';
import { useJobAction } from '../shared/jobs/use-jobs';
import { ListPagination } from '../shared/lists/ListPagination';
import { ListTable } from '../shared/lists/ListTable';
import type { ListColumn } from '../shared/lists/list-column';
import { PromptFilters } from '../shared/lists/PromptFilters';
import { RowList } from '../shared/lists/RowList';
import { EmptyState } from '../shared/ui/states/EmptyState';
import { PageSkeleton } from '../shared/ui/states/PageSkeleton';
import { AuditFilters } from './AuditFilters';
import { AUDIT } from './audit.texts';

const ACTIONS: Readonly<Record<string, Words>> = AUDIT_ACTION_WORDS;
const OBJECTS: Readonly<Record<string, Words>> = AUDIT_OBJECT_WORDS;

/** Text of a code; a code from a later version is shown unchanged. */
const said = (table: Readonly<Record<string, Words>>, word: string, t: Text): string => {
  const words = lookUp(table, word);
  return words ? t(words) : word;
};

const personOf = ({ kind, name }: AuditEntryResponse['actor'], t: Text): string => name || t(AUDIT_ACTOR_WORDS[kind]);

interface Linked {
  isLinked: boolean;
}

function Who({ entry: { actor, behalf_of: behalf } }: { entry: AuditEntryResponse }) {
  const t = useText();
  return (
    <>
      {personOf(actor, t)}
      {behalf && (
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          {t(AUDIT.by, { name: personOf(behalf, t) })}
        </Typography>
      )}
    </>
  );
}

/** The supplier that an entry is about, as a link for its own company; staff have no page of a client's supplier. */
function SupplierName({ supplier, isLinked }: { supplier: NonNullable<AuditEntryResponse['supplier']> } & Linked) {
  const { id, name, workflow_id: workflowId } = supplier;
  if (!isLinked) return <>{name}</>;
  return (
    <Link component={RouterLink} to={`/workflows/${workflowId}/suppliers/${id}`}>
      {name}
    </Link>
  );
}

function About({ entry: { object, supplier }, isLinked }: { entry: AuditEntryResponse } & Linked) {
  const t = useText();
  const type = said(OBJECTS, object.type, t);
  const below = [object.type === 'supplier' ? null : object.name, type].filter((part) => part !== null);
  if (!supplier && !object.name) return <>{type}</>;
  return (
    <>
      {supplier ? <SupplierName supplier={supplier} isLinked={isLinked} /> : object.name}
      <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
        {supplier ? below.join(' · ') : type}
      </Typography>
    </>
  );
}

function EntryCard({ entry, showsCompany }: { entry: AuditEntryResponse; showsCompany: boolean }) {
  const t = useText();
  const format = useFormat();
  return (
    <Box component="li" sx={{ p: 2, borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 600 }}>{said(ACTIONS, entry.action, t)}</Typography>
      <About entry={entry} isLinked={!showsCompany} />
      <Typography variant="body2" component="div" sx={{ mt: 0.5 }}>
        <Who entry={entry} />
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {format.dateTime(entry.created_at)}
        {showsCompany && entry.company && ` · ${entry.company.name}`}
      </Typography>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {auditFactsText(entry.action, entry.facts, t)}
      </Typography>
    </Box>
  );
}

function Rows({ showsCompany }: { showsCompany: boolean }) {
  const t = useText();
  const format = useFormat();
  const { setFilters } = useListContext();
  const columns: ListColumn<AuditEntryResponse>[] = [
    { key: 'when', sort: 'created_at', label: t(AUDIT.when), render: ({ created_at: at }) => format.dateTime(at) },
    { key: 'who', label: t(AUDIT.who), render: (entry) => <Who entry={entry} /> },
    { key: 'what', label: t(AUDIT.what), render: ({ action }) => said(ACTIONS, action, t) },
    { key: 'about', label: t(AUDIT.about), render: (entry) => <About entry={entry} isLinked={!showsCompany} /> },
    ...(showsCompany
      ? [
          {
            key: 'company',
            label: t(AUDIT.company),
            render: ({ company }: AuditEntryResponse) => company?.name ?? '–',
          },
        ]
      : []),
    {
      key: 'details',
      label: t(AUDIT.details),
      width: 340,
      render: (entry) => auditFactsText(entry.action, entry.facts, t),
    },
  ];
  const clear = <Button onClick={() => setFilters({})}>{t(AUDIT.clear)}</Button>;
  return (
    <ListTable
      label={t(AUDIT.title)}
      columns={columns}
      empty={<EmptyState icon={<AuditIcon />} title={t(AUDIT.none)} action={clear} />}
      renderCards={(entries) =>
        entries ? (
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {entries.map((entry) => (
              <EntryCard key={entry.id} entry={entry} showsCompany={showsCompany} />
            ))}
          </Box>
        ) : (
          <PageSkeleton />
        )
      }
    />
  );
}

function ExportButton({ companyId }: Pick<AuditTrailProps, 'companyId'>) {
  const t = useText();
  const { filterValues, sort } = useListContext();
  const start = useJobAction(() => {
    const query = new URLSearchParams({
      filter: JSON.stringify(filterValues),
      sort: JSON.stringify([sort.field, sort.order]),
    });
    const trail =
      companyId === undefined
        ? '/api/desk/audit-entries'
        : `/api/companies/${encodeURIComponent(companyId)}/audit-entries`;
    return {
      call: { path: `${trail}/download-excel?${query.toString()}` },
      title: t(AUDIT.exporting),
    };
  });
  return (
    <Button variant="outlined" loading={start.isPending} onClick={() => start.mutate()}>
      {t(AUDIT.export)}
    </Button>
  );
}

interface AuditTrailProps {
  /** Absent: entries of all companies. */
  companyId?: string;
  showsCompany?: boolean;
  children?: ReactNode;
}

export function AuditTrail({ companyId, showsCompany = false, children }: AuditTrailProps) {
  return (
    <RowList<AuditEntryResponse>
      resource="audit-entries"
      meta={{ companyId }}
      storeKey={`audit.${companyId ?? 'all'}`}
      sort={{ field: 'created_at', order: 'DESC' }}
      perPage={25}
    >
      <PromptFilters>
        <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', alignItems: 'center', mb: 2 }}>
          {children}
          <AuditFilters />
          <Box sx={{ flex: 1 }} />
          <ExportButton companyId={companyId} />
        </Box>
        <Card>
          <Rows showsCompany={showsCompany} />
          <ListPagination />
        </Card>
      </PromptFilters>
    </RowList>
  );
}
