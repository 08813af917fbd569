import { REPORT_TYPE_WORDS } from '@homologa/domain/catalog/report-type-words';
import type { SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import { useState } from 'react';
import { useUser } from '../../../shared/auth/use-can';
import { useText } from '../../../shared/i18n/use-text';
import { ReasonButton } from '../../../shared/ui/ReasonButton';
import { RequestDialog } from './RequestDialog';
import { birOffer, birProductOf } from './request-offers';
import { REQUESTS } from './requests.texts';
import { useFeatures } from './use-features';
import { useRequestReason } from './use-request-reason';

/**
 * Button that requests a BIR or another type of report. Enabled only for company admins. For other users, and while a
 * request is open, the button is disabled and its text is 'BIR requested'.
 */
export function BirRequestButton({ supplier }: { supplier: SupplierResponse }) {
  const t = useText();
  const reasonOf = useRequestReason();
  const features = useFeatures();
  const { company_admin: isAdmin } = useUser();
  const [isAsking, setAsking] = useState(false);
  const { isShown, refusal } = birOffer(supplier, isAdmin, features);
  if (!isShown) return null;
  const product = t(REPORT_TYPE_WORDS[birProductOf(supplier)]);
  const isRequested = refusal === 'admins_only' || refusal === 'under_way';
  return (
    <>
      <ReasonButton size="small" variant="outlined" reason={reasonOf(refusal)} onClick={() => setAsking(true)}>
        {t(isRequested ? REQUESTS.requested : REQUESTS.request, { product })}
      </ReasonButton>
      {isAsking && <RequestDialog kind="bir" supplier={supplier} onClose={() => setAsking(false)} />}
    </>
  );
}
