import type { AuditEntryResponse } from '@homologa/domain/audit/audit.contract';
import AuditIcon from '@mui/icons-material/HistoryOutlined';
import { Box, Button, Card, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
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
import { Details, Sentence } from './Sentence';
import { TrailProof } from './TrailProof';

function EntryCard({ entry, showsCompany }: { entry: AuditEntryResponse; showsCompany: boolean }) {
  const format = useFormat();
  return (
    <Box component="li" sx={{ p: 2, borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
      <Sentence entry={entry} isStaff={showsCompany} />
      <Details entry={entry} />
      <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
        {format.dateTime(entry.created_at)}
        {showsCompany && entry.company && ` · ${entry.company.name}`}
        {entry.address && ` · ${entry.address}`}
      </Typography>
    </Box>
  );
}

function Rows({ showsCompany }: { showsCompany: boolean }) {
  const t = useText();
  const format = useFormat();
  const { setFilters } = useListContext();
  const columns: ListColumn<AuditEntryResponse>[] = [
    {
      key: 'when',
      sort: 'created_at',
      label: t(AUDIT.when),
      render: ({ created_at: at }) => (
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
          {format.dateTime(at)}
        </Box>
      ),
    },
    {
      key: 'what',
      label: t(AUDIT.what),
      render: (entry) => (
        <>
          <Sentence entry={entry} isStaff={showsCompany} />
          <Details entry={entry} />
        </>
      ),
    },
    { key: 'address', label: t(AUDIT.address), render: ({ address }) => address ?? '–' },
    ...(showsCompany
      ? [
          {
            key: 'company',
            label: t(AUDIT.company),
            render: ({ company }: AuditEntryResponse) => company?.name ?? '–',
          },
        ]
      : []),
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
  /** Company whose entries are listed; undefined lists the entries of all companies. */
  companyId?: string;
  showsCompany?: boolean;
  children?: ReactNode;
}

export function AuditTrail({ companyId, showsCompany = false, children }: AuditTrailProps) {
  return (
    <RowList<AuditEntryResponse>
      resource="audit-entries"
      meta={{ companyId }}
      // Staff look at one supplier after another, so their filter is only in the URL and is not stored.
      storeKey={companyId !== undefined && `audit.${companyId}`}
      sort={{ field: 'created_at', order: 'DESC' }}
      perPage={25}
    >
      <PromptFilters>
        <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', alignItems: 'center', mb: 2 }}>
          {children}
          <AuditFilters companyId={companyId} />
          <Box sx={{ flex: 1 }} />
          <ExportButton companyId={companyId} />
        </Box>
        <TrailProof companyId={companyId} />
        <Card>
          <Rows showsCompany={showsCompany} />
          <ListPagination />
        </Card>
      </PromptFilters>
    </RowList>
  );
}
