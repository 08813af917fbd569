import { figuresOfBirForm } from '@homologa/domain/bir-form/form-figures';
import type { CorrectionsInput, DeskRequestResponse } from '@homologa/domain/desk/desk.contract';
import { normalizeTaxId } from '@homologa/domain/identity/tax-id';
import type { Words } from '@homologa/domain/language/locales';
import { recordOf } from '@homologa/domain/language/record-of';
import { CORRECTED_FIELD_NAMES, SUPPLIER_FIELDS } from '@homologa/domain/suppliers/supplier-fields';
import { INVITE_FIELD_WORDS } from '@homologa/domain/suppliers/supplier-words';
import { Box, Button, DialogContentText, MenuItem, Typography } from '@mui/material';
import { useProvider } from '../../../shared/data/provider/use-provider';
import { SubmitForm } from '../../../shared/forms/SubmitForm';
import { TextInput } from '../../../shared/forms/TextInput';
import { useSubmitForm } from '../../../shared/forms/use-submit-form';
import { useCountryOptions } from '../../../shared/i18n/use-country-options';
import { useText } from '../../../shared/i18n/use-text';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog';
import { useAsked } from '../../../shared/ui/hooks/use-asked';
import { Panel } from '../../../shared/ui/Panel';
import { DETAIL } from '../../../suppliers/detail/detail.texts';
import { DESK } from '../../desk.texts';
import { useRequest, useTakeAnswer } from '../../request-context';
import { SuppliedDifference } from '../../supplied/SuppliedDifference';
import { formDataOf } from '../../supplied/supplier-form';
import { FieldGrid } from '../FieldGrid';
import { ChangesTable } from './ChangesTable';

type CorrectionField = keyof CorrectionsInput;

const RECORD = CORRECTED_FIELD_NAMES.map((name) => SUPPLIER_FIELDS[name].wire);
const NAMES: readonly CorrectionField[] = [...RECORD, 'website'];
const wordsOf = (name: CorrectionField): Words => (name === 'website' ? DETAIL.website : INVITE_FIELD_WORDS[name]);

type Corrections = Record<CorrectionField, string>;
type Supplied = { [Name in CorrectionField]?: string | undefined };

const currentOf = ({ supplier: { invite, website } }: DeskRequestResponse): Corrections => ({
  ...recordOf(RECORD, (name) => invite[name]),
  website: website ?? '',
});

function suppliedOf({ bir_request: bir }: DeskRequestResponse): Supplied {
  if (!bir) return {};
  const given = figuresOfBirForm(formDataOf(bir));
  const textOf = (name: string): string | undefined => {
    const value = given[name];
    return typeof value === 'string' ? value : undefined;
  };
  const phones = given['phones'];
  const [phone] = Array.isArray(phones) ? (phones as readonly string[]) : [];
  const taxId = textOf('tax_id');
  return {
    company_name: textOf('company_name'),
    tax_id: taxId === undefined ? undefined : normalizeTaxId(taxId),
    address: textOf('address'),
    sic: textOf('sic'),
    website: textOf('website'),
    phone,
  };
}

const changesOf = (typed: Corrections, current: Corrections): CorrectionsInput =>
  Object.fromEntries(NAMES.filter((name) => typed[name] !== current[name]).map((name) => [name, typed[name]]));

/**
 * Corrects data of the supplier after a confirmation that shows each field before and after. Sends only changed fields;
 * the supplier's activity records the change.
 */
export function CorrectionsForm() {
  const t = useText();
  const dataProvider = useProvider();
  const request = useRequest();
  const onDone = useTakeAnswer();
  const countries = useCountryOptions();
  const current = currentOf(request);
  const supplied = suppliedOf(request);
  const { confirm, asked, shown, answer } = useAsked<Corrections>();
  const form = useSubmitForm({
    stored: current,
    confirm,
    send: (typed) => dataProvider.saveCorrections(request.id, changesOf(typed, current)),
    success: t(DESK.saved),
    next: currentOf,
    onDone,
  });
  const textOf = (name: CorrectionField, value: string) =>
    name === 'country' ? (countries.find(({ id }) => id === value)?.name ?? value) : value;
  const changeOf = (name: CorrectionField) => ({
    label: t(wordsOf(name)),
    before: [textOf(name, current[name])],
    after: [textOf(name, shown?.[name] ?? '')],
  });
  return (
    <Panel title={t(DESK.corrections)}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        {t(DESK.correctionsHint)}
      </Typography>
      <SubmitForm form={form}>
        <FieldGrid>
          {NAMES.map((name) => (
            <Box key={name}>
              <TextInput fullWidth source={name} select={name === 'country'} label={t(wordsOf(name))}>
                {name === 'country' &&
                  countries.map((country) => (
                    <MenuItem key={country.id} value={country.id}>
                      {country.name}
                    </MenuItem>
                  ))}
              </TextInput>
              <SuppliedDifference source={name} label={t(wordsOf(name))} supplied={supplied[name]} />
            </Box>
          ))}
        </FieldGrid>
        <Button type="submit" variant="outlined" loading={form.isPending} disabled={!form.isUnsaved}>
          {t(DESK.saveCorrections)}
        </Button>
      </SubmitForm>
      <ConfirmDialog
        open={asked}
        title={t(DESK.saveCorrections)}
        confirmLabel={t(DESK.saveCorrections)}
        maxWidth="md"
        onConfirm={() => answer(true)}
        onClose={() => answer(false)}
      >
        <DialogContentText>{t(DESK.correctionsHint)}</DialogContentText>
        <ChangesTable changes={NAMES.filter((name) => shown && shown[name] !== current[name]).map(changeOf)} />
      </ConfirmDialog>
    </Panel>
  );
}
