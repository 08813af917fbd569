import { AuditTrail } from '../audit/AuditTrail';
import { AUDIT } from '../audit/audit.texts';
import { useText } from '../shared/i18n/use-text';
import { usePage } from '../shared/ui/crumbs';
import { PageTitle } from '../shared/ui/PageTitle';
import { ADMIN } from './admin.texts';
import { CompanyFilter } from './CompanyFilter';

export default function AuditPage() {
  const t = useText();
  usePage({ label: t(AUDIT.title) });
  return (
    <>
      <PageTitle title={t(AUDIT.title)} subtitle={t(ADMIN.auditHint)} />
      <AuditTrail showsCompany>
        <CompanyFilter />
      </AuditTrail>
    </>
  );
}
