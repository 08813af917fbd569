import type { PaymentView } from '@homologa/core/payments/payment-view';
import type {
  BankAccountResponse,
  PaymentFileResponse,
  PaymentInstructionsResponse,
  SupplierPaymentResponse,
} from '@homologa/domain/payments/payment.contract';
import type { BankAccount } from '@homologa/domain/payments/payment-terms';

const MINOR_UNITS = 100;

export const presentPayment = (payment: PaymentView): SupplierPaymentResponse => ({
  person_name: payment.personName,
  price: payment.price / MINOR_UNITS,
  currency: payment.currency,
  reference: payment.reference,
  region: payment.region,
  methods: [...payment.methods],
  online_methods: [...payment.onlineMethods],
  stage: payment.stage,
  check: payment.check,
  rejection: payment.rejection && { reason: payment.rejection.reason, at: payment.rejection.at.toISOString() },
  proofs: presentFiles(payment.files.filter(({ type }) => type === 'payment_proof')),
  rfc_documents: presentFiles(payment.rfcDocuments),
  instructions: presentInstructions(payment.instructions),
});

const presentFiles = (files: PaymentView['files']): PaymentFileResponse[] =>
  files.map(({ id, name, file, createdAt }) => ({
    _id: id,
    name,
    size: file.size,
    uploaded_at: createdAt.toISOString(),
  }));

function presentInstructions(instructions: PaymentView['instructions']): PaymentInstructionsResponse {
  const { bank, cie, deduction, depositSlip: slip, invoiceDay, invoiceCutOffDay } = instructions;
  return {
    bank: bank.map(presentAccount),
    ...(cie === null ? {} : { cie }),
    ...(deduction === null
      ? {}
      : {
          deduction: {
            rate: deduction.ratePercent,
            threshold: deduction.threshold / MINOR_UNITS,
            amount: deduction.amount / MINOR_UNITS,
            remainder: deduction.remainder / MINOR_UNITS,
            account: deduction.account && presentAccount(deduction.account),
            slip: slip && {
              service_code: slip.serviceCode,
              operation_type: slip.operationType,
              period: slip.period,
            },
          },
        }),
    ...(invoiceDay === null ? {} : { invoice_date: invoiceDay }),
    ...(invoiceCutOffDay === null ? {} : { invoice_cut_off_day: invoiceCutOffDay }),
  };
}

const presentAccount = ({ bank, holder, details }: BankAccount): BankAccountResponse => ({
  bank,
  holder,
  details: details.map(({ kind, value }) => ({ kind, value })),
});
