import type { ComplianceCheckResponse } from '@homologa/domain/compliance/checks/compliance-check.contract';
import { SHAREHOLDER_KIND_WORDS } from '@homologa/domain/reports/detail-words';
import { SCREENING_STATUSES } from '@homologa/domain/screenings/screening-status';
import { SCREEN_STATUS_WORDS } from '@homologa/domain/screenings/screening-words';
import CheckIcon from '@mui/icons-material/VerifiedUserOutlined';
import { Box, Card, Link as MuiLink, Stack, Tooltip, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { Link } from 'react-router';
import { GuideLink } from '../../shared/guides/GuideLink';
import { useCountryName } from '../../shared/i18n/use-country-options';
import { useFormat } from '../../shared/i18n/use-format';
import { useText } from '../../shared/i18n/use-text';
import { CardList } from '../../shared/lists/CardList';
import { ClearFilters } from '../../shared/lists/ClearFilters';
import { ListPagination } from '../../shared/lists/ListPagination';
import { ListSearch } from '../../shared/lists/ListSearch';
import { ListTable } from '../../shared/lists/ListTable';
import type { ListColumn } from '../../shared/lists/list-column';
import { SelectFilter } from '../../shared/lists/SelectFilter';
import { useNow } from '../../shared/ui/hooks/use-now';
import { EmptyState } from '../../shared/ui/states/EmptyState';
import { PageSkeleton } from '../../shared/ui/states/PageSkeleton';
import { ScreenStatusChip } from '../ScreenStatusChip';
import { CHECKS } from './checks.texts';
import { TurnButton } from './TurnButton';

export const checkAddress = (id: string): string => `/compliance-checks?check=${encodeURIComponent(id)}`;

const Name = ({ check }: { check: ComplianceCheckResponse }) => (
  <MuiLink component={Link} to={checkAddress(check.id)} sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
    {check.name}
  </MuiLink>
);

const Status = ({ check: { screening } }: { check: ComplianceCheckResponse }) =>
  screening ? <ScreenStatusChip status={screening.status} review={screening.review} /> : '–';

function Asked({ check }: { check: ComplianceCheckResponse }) {
  const format = useFormat();
  const now = useNow();
  return (
    <Tooltip describeChild title={format.dateTime(check.requested_at)}>
      <span>{format.relative(check.requested_at, now)}</span>
    </Tooltip>
  );
}

function CheckCard({ check }: { check: ComplianceCheckResponse }) {
  const t = useText();
  const countryName = useCountryName();
  const facts = [t(SHAREHOLDER_KIND_WORDS[check.kind]), check.country && countryName(check.country), check.tax_id];
  return (
    <Stack component="li" spacing={0.5} sx={{ p: 2, alignItems: 'start' }}>
      <Name check={check} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {facts.filter(Boolean).join(' · ')}
      </Typography>
      <Status check={check} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {check.requested_by} · <Asked check={check} />
      </Typography>
      <TurnButton check={check} />
    </Stack>
  );
}

function Rows() {
  const t = useText();
  const countryName = useCountryName();
  const { filterValues } = useListContext();
  const isFiltered = Object.keys(filterValues).length > 0;
  const columns: ListColumn<ComplianceCheckResponse>[] = [
    { key: 'name', sort: 'name', label: t(CHECKS.name), opensRow: true, render: (check) => <Name check={check} /> },
    { key: 'kind', label: t(CHECKS.kind), render: ({ kind }) => t(SHAREHOLDER_KIND_WORDS[kind]) },
    { key: 'country', label: t(CHECKS.country), render: ({ country }) => (country ? countryName(country) : '–') },
    { key: 'tax_id', label: t(CHECKS.taxIdShort), render: ({ tax_id: taxId }) => taxId || '–' },
    { key: 'result', label: t(CHECKS.result), render: (check) => <Status check={check} /> },
    { key: 'by', label: t(CHECKS.askedBy), render: ({ requested_by: by }) => by || '–' },
    { key: 'at', sort: 'requested_at', label: t(CHECKS.askedAt), render: (check) => <Asked check={check} /> },
    { key: 'supplier', label: t(CHECKS.supplier), render: (check) => <TurnButton check={check} /> },
  ];
  return (
    <ListTable
      label={t(CHECKS.past)}
      columns={columns}
      empty={
        isFiltered ? (
          <EmptyState icon={<CheckIcon />} title={t(CHECKS.noMatch)} action={<ClearFilters />} />
        ) : (
          <EmptyState
            icon={<CheckIcon />}
            title={t(CHECKS.empty)}
            text={t(CHECKS.emptyHint)}
            action={<GuideLink guide="analyst" task="check" />}
          />
        )
      }
      renderCards={(checks) =>
        checks ? (
          <CardList>
            {checks.map((check) => (
              <CheckCard key={check.id} check={check} />
            ))}
          </CardList>
        ) : (
          <PageSkeleton />
        )
      }
    />
  );
}

export function PastChecks() {
  const t = useText();
  return (
    <>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {t(CHECKS.past)}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 1.5 }}>
        <ListSearch label={t(CHECKS.search)} placeholder={t(CHECKS.search)} />
        <SelectFilter
          sx={{ width: { xs: '100%', sm: 240 } }}
          name="screen_status"
          label={t(CHECKS.result)}
          all={t(CHECKS.allResults)}
          choices={SCREENING_STATUSES.map((value) => ({ value, label: t(SCREEN_STATUS_WORDS[value]) }))}
        />
      </Box>
      <Card>
        <Rows />
        <ListPagination />
      </Card>
    </>
  );
}
