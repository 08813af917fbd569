import { REPORT_TYPE_WORDS } from '@homologa/domain/catalog/report-type-words';
import type { ProductType } from '@homologa/domain/catalog/report-types';
import { productOf } from '@homologa/domain/companies/features';
import { remainingUnits } from '@homologa/domain/companies/quota';
import type { SupplierRow } from '@homologa/domain/suppliers/supplier.contract';
import { supplierName } from '@homologa/domain/suppliers/supplier-name';
import { DialogContentText, LinearProgress } from '@mui/material';
import { useNotify } from 'react-admin';
import { useProvider } from '../../../shared/data/provider/use-provider';
import { useAction } from '../../../shared/data/use-action';
import { useRefreshWorkflow } from '../../../shared/data/use-workflow';
import { useText } from '../../../shared/i18n/use-text';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog';
import { SUPPLIERS } from '../../suppliers.texts';
import { birProductOf } from './request-offers';
import { REQUESTS } from './requests.texts';
import { useFeatures } from './use-features';

function Quota({ type }: { type: ProductType }) {
  const t = useText();
  const product = productOf(useFeatures(), type);
  if (!product) return null;
  const { used, total } = product;
  const name = t(REPORT_TYPE_WORDS[type]);
  return (
    <>
      <DialogContentText sx={{ mt: 2, mb: 0.75, color: 'text.primary' }}>
        {t(REQUESTS.quota, { product: name, used, total, left: Math.max(0, remainingUnits(product) - 1) })}
      </DialogContentText>
      <LinearProgress
        variant="determinate"
        aria-label={t(REQUESTS.quotaMeter, { product: name })}
        value={total === 0 ? 100 : Math.min(100, (used / total) * 100)}
        sx={{ height: 6, borderRadius: 3 }}
      />
    </>
  );
}

interface RequestDialogProps {
  kind: 'bir' | 'ccr';
  supplier: SupplierRow;
  onClose: () => void;
}

/** Asks the user to confirm a report request, which uses a unit of the quota irrevocably. */
export function RequestDialog({ kind, supplier, onClose }: RequestDialogProps) {
  const t = useText();
  const dataProvider = useProvider();
  const notify = useNotify();
  const refresh = useRefreshWorkflow();
  const isBir = kind === 'bir';
  const type = isBir ? birProductOf(supplier) : 'ccr';
  const product = t(REPORT_TYPE_WORDS[type]);
  const place = [supplier.workflow_id, supplier.id] as const;
  const request = useAction<unknown>(
    () => (isBir ? dataProvider.requestBir(...place) : dataProvider.requestCcr(...place)),
    {
      onDone: async () => {
        onClose();
        notify(t(REQUESTS.requestDone, { product }), { type: 'info' });
        await refresh(supplier.workflow_id);
      },
    },
  );
  const name = supplierName(supplier.invite) || t(SUPPLIERS.nameless);
  const label = t(REQUESTS.request, { product });
  return (
    <ConfirmDialog
      open
      title={label}
      confirmLabel={label}
      isBusy={request.isPending}
      onClose={onClose}
      onConfirm={() => request.mutate()}
    >
      <DialogContentText>{t(isBir ? REQUESTS.birText : REQUESTS.ccrText, { name })}</DialogContentText>
      {isBir && supplier.report?.delivery_date && <DialogContentText>{t(REQUESTS.birAgainText)}</DialogContentText>}
      <Quota type={type} />
    </ConfirmDialog>
  );
}
