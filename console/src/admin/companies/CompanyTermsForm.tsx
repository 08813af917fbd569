import {
  WORKFLOW_PAYMENT_WORDS,
  WORKFLOW_PRODUCT_WORDS,
  WORKFLOW_TYPE_WORDS,
} from '@homologa/domain/catalog/workflow-words';
import type { DeskCompanyResponse } from '@homologa/domain/companies/company.contract';
import type { Words } from '@homologa/domain/language/locales';
import { namesOf } from '@homologa/domain/language/record-of';
import { Button, Checkbox, FormControlLabel, MenuItem, Stack } from '@mui/material';
import { Controller } from 'react-hook-form';
import { useProvider } from '../../shared/data/provider/use-provider';
import { SubmitForm } from '../../shared/forms/SubmitForm';
import { TextInput } from '../../shared/forms/TextInput';
import { useSubmitForm } from '../../shared/forms/use-submit-form';
import { COMMON } from '../../shared/i18n/common.texts';
import { useText } from '../../shared/i18n/use-text';
import { Panel } from '../../shared/ui/Panel';
import { ADMIN } from '../admin.texts';
import { useTakeCompany } from './use-take-company';

const termsOf = ({ features }: DeskCompanyResponse) => ({
  workflow_type: features.workflow_type,
  workflow_product: features.workflow_product,
  workflow_payment: features.workflow_payment,
  price_per_supplier: features.price_per_supplier === null ? '' : String(features.price_per_supplier),
  public_onboarding_link: features.public_onboarding_link,
});

const priceOf = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed));

function Choice<Value extends string>(props: { source: string; label: Words; words: Readonly<Record<Value, Words>> }) {
  const t = useText();
  return (
    <TextInput select source={props.source} label={t(props.label)}>
      {namesOf(props.words).map((value) => (
        <MenuItem key={value} value={value}>
          {t(props.words[value])}
        </MenuItem>
      ))}
    </TextInput>
  );
}

export function CompanyTermsForm({ company }: { company: DeskCompanyResponse }) {
  const t = useText();
  const dataProvider = useProvider();
  const take = useTakeCompany();
  const form = useSubmitForm({
    stored: termsOf(company),
    send: ({ price_per_supplier: price, ...terms }) =>
      dataProvider.setCompanyFeatures(company.id, { ...terms, price_per_supplier: priceOf(price) }),
    success: t(ADMIN.saved),
    next: termsOf,
    onDone: take,
  });
  return (
    <Panel title={t(ADMIN.terms)}>
      <SubmitForm form={form} label={t(ADMIN.terms)}>
        <Stack spacing={2} sx={{ pt: 0.5, alignItems: 'flex-start', '& > .MuiFormControl-root': { width: '100%' } }}>
          <Choice source="workflow_type" label={ADMIN.type} words={WORKFLOW_TYPE_WORDS} />
          <Choice source="workflow_product" label={ADMIN.kind} words={WORKFLOW_PRODUCT_WORDS} />
          <Choice source="workflow_payment" label={ADMIN.payer} words={WORKFLOW_PAYMENT_WORDS} />
          <TextInput
            source="price_per_supplier"
            type="number"
            label={t(ADMIN.price)}
            slotProps={{ htmlInput: { min: 0, step: '0.01' } }}
          />
          <Controller
            name="public_onboarding_link"
            control={form.methods.control}
            render={({ field }) => (
              <FormControlLabel
                control={<Checkbox checked={field.value} onChange={(_, checked) => field.onChange(checked)} />}
                label={t(ADMIN.publicLink)}
              />
            )}
          />
          <Button type="submit" variant="contained" loading={form.isPending}>
            {t(COMMON.save)}
          </Button>
        </Stack>
      </SubmitForm>
    </Panel>
  );
}
