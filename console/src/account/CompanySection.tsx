import { updateSessionUser } from '../shared/auth/session-store';
import { useCompany } from '../shared/auth/use-can';
import { useProvider } from '../shared/data/provider/use-provider';
import { LogoField } from '../shared/ui/LogoField';
import { CompanyRules } from './CompanyRules';
import { FourEyesSwitch } from './FourEyesSwitch';
import { FactorPolicySwitch } from './security/FactorPolicySwitch';

export function CompanySection() {
  const dataProvider = useProvider();
  const company = useCompany();
  if (!company) return null;
  return (
    <>
      <LogoField
        company={company.info.name || company.legal_name}
        logo={company.info.logo}
        upload={(file) => dataProvider.uploadOwnLogo(company.id, file)}
        remove={() => dataProvider.removeOwnLogo(company.id)}
        onChanged={updateSessionUser}
      />
      <FourEyesSwitch />
      <CompanyRules />
      <FactorPolicySwitch companyId={company.id} />
    </>
  );
}
