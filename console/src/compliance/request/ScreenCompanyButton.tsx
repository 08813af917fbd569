import type { SupplierRow } from '@homologa/domain/suppliers/supplier.contract';
import ScreenIcon from '@mui/icons-material/PolicyOutlined';
import { useState } from 'react';
import { useText } from '../../shared/i18n/use-text';
import { ReasonButton } from '../../shared/ui/ReasonButton';
import { SCREENING } from '../screening.texts';
import { ScreenCompanyDialog } from './ScreenCompanyDialog';
import { useScreeningOffer } from './use-screening-offer';

export function ScreenCompanyButton({ supplier }: { supplier: SupplierRow }) {
  const t = useText();
  const offer = useScreeningOffer(supplier);
  const [isOpen, setOpen] = useState(false);
  if (!offer) return null;
  return (
    <>
      <ReasonButton size="small" startIcon={<ScreenIcon />} reason={offer.reason} onClick={() => setOpen(true)}>
        {t(SCREENING.screenCompany)}
      </ReasonButton>
      {isOpen && <ScreenCompanyDialog supplier={supplier} onClose={() => setOpen(false)} />}
    </>
  );
}
