import { AuditTrail } from '../audit/AuditTrail';
import { useUser } from '../shared/auth/use-can';

/** What happened in the company that the person acts in, for its admins. */
export function CompanyTrail() {
  const companyId = useUser().acting_company_id ?? '';
  return <AuditTrail path={`companies/${encodeURIComponent(companyId)}/audit-entries`} />;
}
