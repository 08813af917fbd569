import { Box } from '@mui/material';
import { useCompany } from '../shared/auth/use-can';
import { CompanyLogo } from '../shared/ui/CompanyLogo';
import { companyNameOf } from './CompanyChoice';

/** The logo of the company that the person acts in, below the product's own; nothing without one. */
export function ActingFor() {
  const company = useCompany();
  if (!company?.info.logo) return null;
  return (
    <Box sx={{ pt: 1.5 }}>
      <CompanyLogo src={company.info.logo} alt={companyNameOf(company)} />
    </Box>
  );
}
