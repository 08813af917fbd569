import { REPORT_TYPE_WORDS } from '@homologa/domain/catalog/report-type-words';
import type { DeskCompanyResponse } from '@homologa/domain/companies/company.contract';
import CompaniesIcon from '@mui/icons-material/ApartmentOutlined';
import { Box, Button, Card, Link, Tooltip, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { useFormat } from '../../shared/i18n/use-format';
import { useText } from '../../shared/i18n/use-text';
import { ListPagination } from '../../shared/lists/ListPagination';
import { ListSearch } from '../../shared/lists/ListSearch';
import { ListTable } from '../../shared/lists/ListTable';
import type { ListColumn } from '../../shared/lists/list-column';
import { PromptFilters } from '../../shared/lists/PromptFilters';
import { RowList } from '../../shared/lists/RowList';
import { SelectFilter } from '../../shared/lists/SelectFilter';
import { usePage } from '../../shared/ui/crumbs';
import { PageTitle } from '../../shared/ui/PageTitle';
import { EmptyState } from '../../shared/ui/states/EmptyState';
import { PageSkeleton } from '../../shared/ui/states/PageSkeleton';
import { ADMIN } from '../admin.texts';
import { companyNameOf } from '../company-name';
import { CompanyStatusChip } from './CompanyStatusChip';
import { NewCompanyButton } from './NewCompanyButton';

function Name({ company }: { company: DeskCompanyResponse }) {
  return (
    <>
      <Link component={RouterLink} to={`/admin/companies/${company.id}`} underline="hover" sx={{ fontWeight: 600 }}>
        {companyNameOf(company)}
      </Link>
      {company.legal_name !== company.info.name && (
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          {company.legal_name}
        </Typography>
      )}
    </>
  );
}

interface QuotasProps {
  company: DeskCompanyResponse;
  /**
   * True to show all quotas on one truncated line. A company may have fifteen products, and one line per product would
   * make the table row as tall as the page.
   */
  isOneLine?: boolean;
}

function Quotas({ company, isOneLine = false }: QuotasProps) {
  const t = useText();
  const format = useFormat();
  const products = company.features.products.filter(({ enabled }) => enabled);
  if (products.length === 0) return '–';
  const lines = products.map(
    ({ type, used, total }) => `${t(REPORT_TYPE_WORDS[type])} ${format.number(used)} / ${format.number(total)}`,
  );
  const list = (
    <Box
      component="ul"
      // Truncated text is focusable, so that the keyboard can show the whole text.
      tabIndex={isOneLine ? 0 : undefined}
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        fontSize: '0.85rem',
        ...(isOneLine && { maxWidth: 420, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
        '& li': isOneLine ? { display: 'inline', '&:not(:last-of-type)::after': { content: '" · "' } } : {},
      }}
    >
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Box>
  );
  if (!isOneLine) return list;
  return (
    <Tooltip describeChild title={<Box sx={{ whiteSpace: 'pre-line' }}>{lines.join('\n')}</Box>}>
      {list}
    </Tooltip>
  );
}

function Cards({ companies }: { companies: readonly DeskCompanyResponse[] }) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {companies.map((company) => (
        <Box key={company.id} component="li" sx={{ p: 2, borderBottom: 1, borderColor: 'divider' }}>
          <Name company={company} />
          <Box sx={{ my: 1 }}>
            <CompanyStatusChip status={company.status} />
          </Box>
          <Quotas company={company} />
        </Box>
      ))}
    </Box>
  );
}

function Rows() {
  const t = useText();
  const format = useFormat();
  const { setFilters } = useListContext();
  const columns: ListColumn<DeskCompanyResponse>[] = [
    {
      key: 'name',
      sort: 'legal_name',
      opensRow: true,
      label: t(ADMIN.company),
      render: (company) => <Name company={company} />,
    },
    { key: 'status', label: t(ADMIN.status), render: ({ status }) => <CompanyStatusChip status={status} /> },
    {
      key: 'users',
      label: t(ADMIN.users),
      isNumber: true,
      render: ({ users_count: count }) => format.number(count),
    },
    { key: 'quotas', label: t(ADMIN.quotas), render: (company) => <Quotas company={company} isOneLine /> },
    {
      key: 'since',
      sort: 'created_at',
      label: t(ADMIN.since),
      render: ({ created_at: at }) => format.date(at),
    },
  ];
  const clear = <Button onClick={() => setFilters({})}>{t(ADMIN.clear)}</Button>;
  return (
    <ListTable
      label={t(ADMIN.companies)}
      columns={columns}
      empty={<EmptyState icon={<CompaniesIcon />} title={t(ADMIN.none)} action={clear} />}
      renderCards={(companies) => (companies ? <Cards companies={companies} /> : <PageSkeleton />)}
    />
  );
}

export default function CompaniesPage() {
  const t = useText();
  usePage({ label: t(ADMIN.companies) });
  const statuses = [
    { value: 'active', label: t(ADMIN.active) },
    { value: 'deactivated', label: t(ADMIN.deactivated) },
  ];
  return (
    <RowList<DeskCompanyResponse>
      resource="companies"
      storeKey="admin.companies"
      sort={{ field: 'legal_name', order: 'ASC' }}
      perPage={25}
    >
      <PageTitle title={t(ADMIN.companies)} subtitle={t(ADMIN.companiesHint)} actions={<NewCompanyButton />} />
      <PromptFilters>
        <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', mb: 2 }}>
          <ListSearch label={t(ADMIN.search)} placeholder={t(ADMIN.search)} />
          <SelectFilter name="status" label={t(ADMIN.status)} all={t(ADMIN.all)} choices={statuses} />
        </Box>
        <Card>
          <Rows />
          <ListPagination />
        </Card>
      </PromptFilters>
    </RowList>
  );
}
