import { useEffect, useState } from 'react';
import { fetchWordings } from '../../../lib/error-text';
import '../../../styles/payment.css';
import { type OwnPayment, useOwnPayment } from '../own-payment';
import { Instructions } from './Instructions';
import { OnlinePayment } from './OnlinePayment';
import { ReferenceForm } from './ReferenceForm';

export function PaymentStep() {
  const own = useOwnPayment();
  const [edit, setEdit] = useState<{ refusal: unknown } | null>(null);
  useEffect(fetchWordings, []);
  if (!own) return null;
  const onEdit = (refusal: unknown) => setEdit({ refusal });
  if (!own.isReadOnly && !own.isSettled && (edit !== null || own.payment.stage === 'reference')) {
    return <ReferenceForm own={own} refusal={edit?.refusal ?? null} onDone={() => setEdit(null)} />;
  }
  return isOnline(own) ? <OnlinePayment own={own} onEdit={onEdit} /> : <Instructions own={own} onEdit={onEdit} />;
}

function isOnline({ payment, request }: OwnPayment): boolean {
  if (request.online_payment?.status === 'paid') return true;
  const { method } = request.billing.payment;
  return payment.stage === 'payment' && payment.price > 0 && payment.online_methods.some((each) => each === method);
}
