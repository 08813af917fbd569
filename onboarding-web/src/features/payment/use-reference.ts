import type { QueueState } from '@homologa/web/saving/save-queue';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { maskTaxId } from '../../lib/typing/tax-id-mask';
import { type FieldBinding, useForm } from '../../lib/use-form';
import {
  BILLING_FIELDS,
  type BillingField,
  type BillingValues,
  firstValues,
  REFERENCE_PARTS,
  type ReferencePart,
  savedValues,
  taxIdKindIn,
} from './billing-fields';
import { type BillingQueue, billingQueueOf } from './billing-queue';
import type { OwnPayment } from './own-payment';

/**
 * Form fields: the billing fields and Mexico's RFC document. The RFC document is a field because errors may refer to
 * it; its value is always '', because the document is uploaded.
 */
type Names = Readonly<Record<ReferencePart, string>>;

export function useReference({ supplier, payment, request }: OwnPayment) {
  const queue = billingQueueOf(request.id);
  const saveState: QueueState = useSyncExternalStore(queue.subscribe, queue.state);
  const [{ saved, first }] = useState(() => {
    const saved = queue.saved() ?? savedValues(request.billing);
    const values = { ...firstValues(payment.region, supplier, saved), ...Object.fromEntries(queue.pending()) };
    return { saved, first: values satisfies BillingValues };
  });
  // Prefilled billing values are saved together with the user's first edit, not before.
  const isUntouched = useRef(saved === null);
  const form = useForm<ReferencePart>(inFormOrder(first));

  const showPending = useEffectEvent(() => {
    for (const [name, value] of queue.pending()) form.set(name as BillingField, value);
  });
  useEffect(() => {
    // Restores and sends the billing values that an earlier visit to this page left unsaved.
    void queue.isComplete.then(() => showPending());
    if (queue.pending().size > 0) void queue.flush();
    return () => void queue.flush();
  }, [queue]);

  const put = (name: BillingField, value: string) => {
    form.set(name, value);
    if (isUntouched.current) putKnown(queue, first);
    isUntouched.current = false;
    queue.put(name, value);
  };
  const change = (name: BillingField, value: string) => {
    put(name, name === 'tax_id' ? maskTaxId(taxIdKindIn(payment.region, form.values.tax_id_type), value) : value);
    // Formats the tax id for the newly selected type of tax id, which also clears the error of the old tax id.
    if (name === 'tax_id_type') put('tax_id', maskTaxId(taxIdKindIn(payment.region, value), form.values.tax_id));
  };
  const field = (name: BillingField): FieldBinding => ({
    ...form.field(name),
    onChange: ({ target }) => change(name, target.value),
  });
  return { form, field, change, saveState, flush: queue.flush, submit: queue.submit };
}

function inFormOrder(values: BillingValues): Names {
  const named: Names = { ...values, rfc_document: '' };
  return Object.fromEntries(REFERENCE_PARTS.map((part) => [part, named[part]])) as Names;
}

function putKnown(queue: BillingQueue, known: BillingValues): void {
  for (const name of BILLING_FIELDS) if (known[name] !== '') queue.put(name, known[name]);
}
