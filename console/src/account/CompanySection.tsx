import { updateSessionUser } from '../shared/auth/session-store';
import { useCompany } from '../shared/auth/use-can';
import { accountApi } from '../shared/data/account.api';
import { LogoField } from '../shared/ui/LogoField';

export function CompanySection() {
  const company = useCompany();
  if (!company) return null;
  return (
    <LogoField
      company={company.info.name || company.legal_name}
      logo={company.info.logo}
      upload={(file) => accountApi.uploadLogo(company.id, file)}
      remove={() => accountApi.removeLogo(company.id)}
      onChanged={updateSessionUser}
    />
  );
}
