import { taxIdLabel } from '@homologa/domain/bir-form/form-labels';
import { PAYMENT_REGION_RULES, type PaymentMethod } from '@homologa/domain/catalog/payment-regions';
import { postalCodeWords, stateWords } from '@homologa/domain/countries/address-parts';
import { TAX_ID_KIND_WORDS } from '@homologa/domain/identity/tax-id-words';
import type { SupplierPaymentResponse } from '@homologa/domain/payments/payment.contract';
import { CFI_WORDS, PAYMENT_METHOD_WORDS } from '@homologa/domain/payments/payment-words';
import type { Text } from '@homologa/web/texts/text';
import { WORDS } from '@homologa/web/texts/words.texts';
import { type InputHTMLAttributes, useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/Button';
import { ErrorSummary } from '../../../components/ErrorSummary';
import { Field } from '../../../components/Field';
import { FILE } from '../../../components/file.texts';
import { PhoneField } from '../../../components/phone/PhoneField';
import { SaveState } from '../../../components/SaveState';
import { StepHeading } from '../../../components/StepHeading';
import { useI18n } from '../../../i18n/I18nProvider';
import { useConfig } from '../../../lib/config-context';
import { callFailure, type FormFailure, ruleFailure } from '../../../lib/form-errors';
import type { FieldBinding, FormError, TellFailure } from '../../../lib/use-form';
import { useSubmit } from '../../../lib/use-submit';
import { getSupplier } from '../../../onboarding/onboarding.api';
import {
  type BillingField,
  checkReference,
  fieldsOf,
  type ReferencePart,
  referencePartOf,
  taxIdKindIn,
} from '../billing-fields';
import type { OwnPayment } from '../own-payment';
import { FIELD_LABELS, REFERENCE } from '../reference.texts';
import { useReference } from '../use-reference';
import { ChoiceField } from './ChoiceField';
import { Price } from './PaymentFacts';
import { PostalCodeField } from './PostalCodeField';
import { isFileThere, RfcDocument, useRfcDocument } from './RfcDocument';
import { StateField } from './StateField';
import { TaxIdField } from './TaxIdField';
import { TermsField } from './TermsField';

type TextField = 'company_name' | 'address' | 'city' | 'phone' | 'mobile_phone' | PayerField;
type PayerField = 'person_name' | 'position' | 'email';

const INPUTS: Readonly<Record<TextField, InputHTMLAttributes<HTMLInputElement>>> = {
  company_name: { autoComplete: 'organization', maxLength: 300 },
  address: { autoComplete: 'street-address', maxLength: 1000 },
  city: { autoComplete: 'address-level2', maxLength: 300 },
  phone: { autoComplete: 'tel', type: 'tel', maxLength: 60 },
  mobile_phone: { autoComplete: 'off', type: 'tel', maxLength: 60 },
  person_name: { autoComplete: 'name', maxLength: 300 },
  position: { autoComplete: 'organization-title', maxLength: 300 },
  email: { autoComplete: 'email', type: 'email', maxLength: 300 },
};

interface ReferenceFormProps {
  own: OwnPayment;
  refusal: unknown;
  onDone: () => void;
}

export function ReferenceForm({ own, refusal, onDone }: ReferenceFormProps) {
  const { t, locale } = useI18n();
  const { key, payment, take } = own;
  const { region } = payment;
  const countryId = own.supplier.country;
  const { brand } = useConfig();
  const rules = PAYMENT_REGION_RULES[region];
  const { form, field, change, saveState, flush, submit } = useReference(own);
  const document = useRfcDocument(own);
  const [isBusy, run] = useSubmit();
  const kind = taxIdKindIn(region, form.values.tax_id_type);
  const labelOf = (part: ReferencePart): string => {
    if (part === 'tax_id') return kind ? t(TAX_ID_KIND_WORDS[kind]) : taxIdLabel(countryId, locale);
    if (part === 'state') return t(stateWords(countryId));
    return t(part === 'postal_code' ? postalCodeWords(countryId) : FIELD_LABELS[part]);
  };
  const labels = Object.fromEntries(
    [...fieldsOf(region), 'rfc_document' as const].map((part) => [part, labelOf(part)]),
  ) as Record<ReferencePart, string>;
  const has = (name: BillingField): boolean => fieldsOf(region).includes(name);

  const documentId = form.field('rfc_document').id;
  const [wasAboutFields, setAboutFields] = useState(false);
  const show = async (failure: TellFailure<ReferencePart>) => {
    const { fields } = await form.tell(async (...reader) => worded(await failure(...reader), reader[1]));
    setAboutFields(Object.keys(fields).length > 0);
  };
  const errors = form
    .summaryOf(labels)
    .filter(({ fieldId }) => fieldId !== documentId || !isFileThere(document))
    .map((error) =>
      exact(error, [form.field('tax_id'), form.field('rfc_document'), form.field('terms_accepted')], t(WORDS.required)),
    );
  const isOver = wasAboutFields && errors.every(({ fieldId }) => fieldId === null);
  const isTold = useRef(false);
  useEffect(() => {
    if (refusal === null || isTold.current) return;
    isTold.current = true;
    void show((...reader) => callFailure(refusal, referencePartOf, ...reader));
  });

  const save = () =>
    run(async () => {
      form.clear();
      const hasRfcDocument = payment.rfc_documents.length > 0;
      const broken = checkReference({ region, countryId }, form.values, { hasRfcDocument, methods: payment.methods });
      if (broken.length > 0) {
        const isComing = document.activity?.phase === 'uploading' && broken.some(({ path }) => path === 'rfc_document');
        await show(async (reads, t) => {
          const failure = await ruleFailure(broken, referencePartOf, reads, t);
          return isComing ? withFile(failure, FILE.running[reads]) : failure;
        });
        return;
      }
      try {
        // Waits for the running autosave, so that it cannot reach the server after the submitted values.
        await flush();
        await submit(form.values);
        take(await getSupplier(key));
        onDone();
      } catch (error) {
        await show((...reader) => callFailure(error, referencePartOf, ...reader));
      }
    });
  const text = (name: TextField) => (
    <Field field={field(name)} label={labels[name]} isOptional={name === 'mobile_phone'} {...INPUTS[name]} />
  );
  const phone = (name: 'phone' | 'mobile_phone') => (
    <PhoneField
      field={field(name)}
      label={labels[name]}
      isOptional={name === 'mobile_phone'}
      countryId={countryId}
      hasHint={false}
      {...INPUTS[name]}
    />
  );
  return (
    <form
      className="card narrow payment"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <StepHeading>{t(REFERENCE.title)}</StepHeading>
      <p>{t(REFERENCE.lead)}</p>
      <dl className="facts">
        <Price payment={payment} />
      </dl>
      <p className="muted">{t(REFERENCE.required)}</p>
      <ErrorSummary errors={isOver ? [] : errors} />
      <h2>{t(REFERENCE.billing)}</h2>
      {text('company_name')}
      {has('tax_id_type') && (
        <ChoiceField
          field={field('tax_id_type')}
          label={labels.tax_id_type}
          choices={rules.taxIdKinds.map((each) => ({ value: each, name: t(TAX_ID_KIND_WORDS[each]) }))}
        />
      )}
      <TaxIdField
        field={field('tax_id')}
        kind={kind}
        countryId={countryId}
        label={labels.tax_id}
        onType={(masked) => change('tax_id', masked)}
      />
      {rules.rfcDocument && <RfcDocument id={documentId} error={form.field('rfc_document').error} file={document} />}
      {text('address')}
      <div className="pair">
        <PostalCodeField field={field('postal_code')} label={labels.postal_code} countryId={countryId} />
        {text('city')}
      </div>
      <StateField field={field('state')} label={labels.state} region={region} />
      <div className="pair">
        {phone('phone')}
        {has('mobile_phone') && phone('mobile_phone')}
      </div>
      <h2>{t(REFERENCE.payer)}</h2>
      {text('person_name')}
      {text('position')}
      {text('email')}
      <ChoiceField
        field={field('method')}
        label={labels.method}
        choices={payment.methods.map((each) => ({
          value: each,
          name: t(PAYMENT_METHOD_WORDS[each]),
          ...(isArranged(each, payment) ? { note: t(REFERENCE.arranged, { provider: brand.name }) } : {}),
        }))}
      />
      {has('cfi') && (
        <ChoiceField
          field={field('cfi')}
          label={labels.cfi}
          hint={t(REFERENCE.cfi_hint)}
          choices={rules.cfiOptions.map((each) => ({ value: each, name: t(CFI_WORDS[each]) }))}
        />
      )}
      {has('terms_accepted') && (
        <TermsField field={field('terms_accepted')} onChange={(value) => change('terms_accepted', value)} />
      )}
      <div className="submit-bar">
        <SaveState state={saveState} />
        <Button type="submit" isBusy={isBusy}>
          {t(REFERENCE.submit)}
        </Button>
      </div>
    </form>
  );
}

const CHOICES: readonly ReferencePart[] = ['tax_id_type', 'method', 'cfi'];

/** Replaces the general 'required' error of choices and of the terms by a more specific text. */
function worded(failure: FormFailure<ReferencePart>, t: Text): FormFailure<ReferencePart> {
  const fields = { ...failure.fields };
  for (const part of CHOICES) if (fields[part] === t(WORDS.required)) fields[part] = t(WORDS.required_choice);
  if (fields.terms_accepted === t(WORDS.required)) fields.terms_accepted = t(WORDS.required_acceptance);
  return { ...failure, fields };
}

/**
 * True for an online method that the payment page of the region does not offer. Staff then arrange the payment with the
 * supplier.
 */
const isArranged = (method: PaymentMethod, { online_methods: online }: SupplierPaymentResponse): boolean =>
  (method === 'credit_card' || method === 'boleto') && !online.includes(method);

/** Omits the label of the field in the error summary if the text of the error already names the field. */
function exact(error: FormError, namedFields: readonly FieldBinding[], required: string): FormError {
  const field = namedFields.find(({ id }) => id === error.fieldId);
  return field?.error && field.error !== required ? { ...error, message: field.error } : error;
}

const withFile = (failure: FormFailure<ReferencePart>, text: string): FormFailure<ReferencePart> => ({
  ...failure,
  fields: { ...failure.fields, rfc_document: text },
});
