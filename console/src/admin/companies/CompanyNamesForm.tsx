import type { DeskCompanyResponse } from '@homologa/domain/companies/company.contract';
import { Button, Stack } from '@mui/material';
import { useRecordWrites } from '../../shared/data/provider/use-record-writes';
import { SubmitForm } from '../../shared/forms/SubmitForm';
import { TextInput } from '../../shared/forms/TextInput';
import { useSubmitForm } from '../../shared/forms/use-submit-form';
import { COMMON } from '../../shared/i18n/common.texts';
import { useText } from '../../shared/i18n/use-text';
import { Panel } from '../../shared/ui/Panel';
import { ADMIN } from '../admin.texts';
import { CountryInput } from './CountryInput';
import { checkCompanyNames, companyNameField, companyNamesBody } from './company-names';
import { useTakeCompany } from './use-take-company';

const namesOf = ({ legal_name: legalName, info, country }: DeskCompanyResponse) => ({
  legal_name: legalName,
  name: info.name,
  country: country ?? '',
});

export function CompanyNamesForm({ company }: { company: DeskCompanyResponse }) {
  const t = useText();
  const take = useTakeCompany();
  const companies = useRecordWrites<DeskCompanyResponse>('companies');
  const form = useSubmitForm({
    stored: namesOf(company),
    check: checkCompanyNames,
    nameOf: companyNameField,
    send: (typed) => companies.update(company.id, companyNamesBody(typed)),
    success: t(ADMIN.saved),
    next: namesOf,
    onDone: take,
  });
  return (
    <Panel title={t(ADMIN.names)}>
      <SubmitForm form={form} label={t(ADMIN.names)}>
        <Stack spacing={2} sx={{ pt: 0.5, alignItems: 'flex-start', '& > .MuiFormControl-root': { width: '100%' } }}>
          <TextInput required source="legal_name" label={t(ADMIN.legalName)} />
          <TextInput source="name" label={t(ADMIN.shownName)} helperText={t(ADMIN.shownNameHint)} />
          <CountryInput />
          <Button type="submit" variant="contained" loading={form.isPending}>
            {t(COMMON.save)}
          </Button>
        </Stack>
      </SubmitForm>
    </Panel>
  );
}
