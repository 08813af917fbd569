import type { DeskCompanyResponse } from '@homologa/domain/companies/company.contract';
import { useText } from '../../shared/i18n/use-text';
import { LogoField } from '../../shared/ui/LogoField';
import { LOGO } from '../../shared/ui/logo.texts';
import { Panel } from '../../shared/ui/Panel';
import { adminApi } from '../admin.api';
import { companyNameOf } from '../use-companies';
import { useTakeCompany } from './use-take-company';

export function CompanyLogoForm({ company }: { company: DeskCompanyResponse }) {
  const t = useText();
  return (
    <Panel title={t(LOGO.title)}>
      <LogoField
        company={companyNameOf(company)}
        logo={company.info.logo}
        upload={(file) => adminApi.uploadLogo(company.id, file)}
        remove={() => adminApi.removeLogo(company.id)}
        onChanged={useTakeCompany()}
      />
    </Panel>
  );
}
