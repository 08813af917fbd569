import type { DeskCompanyResponse } from '@homologa/domain/companies/company.contract';
import { Box, Button, Stack } from '@mui/material';
import { useGetOne } from 'react-admin';
import { Link, useParams } from 'react-router';
import { useText } from '../../shared/i18n/use-text';
import { usePage } from '../../shared/ui/crumbs';
import { PageTitle } from '../../shared/ui/PageTitle';
import { Loaded } from '../../shared/ui/states/Loaded';
import { ADMIN } from '../admin.texts';
import { companyNameOf } from '../company-name';
import { CompanyAccess } from './CompanyAccess';
import { CompanyLogoForm } from './CompanyLogoForm';
import { CompanyNamesForm } from './CompanyNamesForm';
import { CompanyProductsForm } from './CompanyProductsForm';
import { CompanyStatusChip } from './CompanyStatusChip';
import { CompanyTermsForm } from './CompanyTermsForm';
import { SecondLookForm } from './SecondLookForm';

export default function CompanyPage() {
  const { id = '' } = useParams();
  const query = useGetOne<DeskCompanyResponse>('companies', { id });
  return <Loaded query={query}>{(company) => <Company company={company} />}</Loaded>;
}

const listOf = (page: string, companyId: string): string =>
  `${page}?filter=${encodeURIComponent(JSON.stringify({ company_id: companyId }))}`;

function Company({ company }: { company: DeskCompanyResponse }) {
  const t = useText();
  const name = companyNameOf(company);
  usePage({ label: t(ADMIN.companies), to: '/admin/companies' }, { label: name });
  return (
    <>
      <PageTitle
        title={name}
        subtitle={<CompanyStatusChip status={company.status} />}
        actions={
          <>
            <Button component={Link} to={listOf('/admin/users', company.id)} variant="outlined">
              {t(ADMIN.itsPeople)}
            </Button>
            <Button component={Link} to={listOf('/admin/audit', company.id)} variant="outlined">
              {t(ADMIN.itsTrail)}
            </Button>
          </>
        }
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', lg: '1fr 1fr' }, alignItems: 'start' }}>
        <Stack spacing={2}>
          <CompanyNamesForm company={company} />
          <CompanyLogoForm company={company} />
          <CompanyTermsForm company={company} />
          <SecondLookForm company={company} />
          <CompanyAccess company={company} />
        </Stack>
        <CompanyProductsForm company={company} />
      </Box>
    </>
  );
}
