import type { DeskCompanyResponse } from '@homologa/domain/companies/company.contract';
import { useProvider } from '../../shared/data/provider/use-provider';
import { useText } from '../../shared/i18n/use-text';
import { LogoField } from '../../shared/ui/LogoField';
import { LOGO } from '../../shared/ui/logo.texts';
import { Panel } from '../../shared/ui/Panel';
import { companyNameOf } from '../company-name';
import { useTakeCompany } from './use-take-company';

export function CompanyLogoForm({ company }: { company: DeskCompanyResponse }) {
  const t = useText();
  const dataProvider = useProvider();
  return (
    <Panel title={t(LOGO.title)}>
      <LogoField
        company={companyNameOf(company)}
        logo={company.info.logo}
        upload={(file) => dataProvider.uploadCompanyLogo(company.id, file)}
        remove={() => dataProvider.removeCompanyLogo(company.id)}
        onChanged={useTakeCompany()}
      />
    </Panel>
  );
}
