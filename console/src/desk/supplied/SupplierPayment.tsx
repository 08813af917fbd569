import type { BirRequestResponse } from '@homologa/domain/bir-form/bir-request.contract';
import { Box, Button } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { useCan } from '../../shared/auth/use-can';
import { useText } from '../../shared/i18n/use-text';
import { Facts } from '../../shared/ui/Facts';
import { Panel } from '../../shared/ui/Panel';
import { DESK } from '../desk.texts';
import { ChargeStateChip } from '../payments/ChargeStateChip';
import { PAYMENTS } from '../payments/payments.texts';
import { useRequest } from '../request-context';
import { Lines, SuppliedFiles } from './SuppliedFiles';
import { paymentFacts } from './supplier-payment';

const FILE_WORDS = { payment_proof: DESK.proof, rfc_document: DESK.rfcDocument } as const;
const isPaymentFile = (type: string): type is keyof typeof FILE_WORDS => Object.hasOwn(FILE_WORDS, type);

export function SupplierPayment({ request }: { request: BirRequestResponse }) {
  const t = useText();
  const { supplier, payment } = useRequest();
  const mayCheck = useCan('check_payments');
  const facts = paymentFacts(request, supplier.country);
  const files = request.files.filter(({ type }) => isPaymentFile(type));
  if (facts.length === 0 && files.length === 0) return null;
  return (
    <Panel
      title={t(DESK.payment)}
      action={
        payment && (
          <>
            <ChargeStateChip state={payment.state} />
            {mayCheck && (
              <Button component={RouterLink} to={`/desk/payments/${payment.id}`} size="small">
                {t(PAYMENTS.openPayment)}
              </Button>
            )}
          </>
        )
      }
    >
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <Facts
          columns={2}
          facts={facts.map(({ label, value }) => ({
            label: t(label),
            value: <Lines text={typeof value === 'string' ? value : t(value)} />,
          }))}
        />
        {files.length > 0 && (
          <SuppliedFiles
            title={t(DESK.paymentFiles)}
            files={files}
            nameOf={(type) => (isPaymentFile(type) ? t(FILE_WORDS[type]) : null)}
          />
        )}
      </Box>
    </Panel>
  );
}
