import type { DeskCompanyResponse } from '@homologa/domain/companies/company.contract';
import AddIcon from '@mui/icons-material/AddOutlined';
import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useRecordWrites } from '../../shared/data/provider/use-record-writes';
import { FormDialog } from '../../shared/forms/FormDialog';
import { TextInput } from '../../shared/forms/TextInput';
import { useSubmitForm } from '../../shared/forms/use-submit-form';
import { useText } from '../../shared/i18n/use-text';
import { ADMIN } from '../admin.texts';
import { CountryInput } from './CountryInput';
import { type CompanyNames, checkCompanyNames, companyNameField, companyNamesBody } from './company-names';

const EMPTY: CompanyNames = { legal_name: '', name: '', country: '' };

function NewCompanyDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const navigate = useNavigate();
  const companies = useRecordWrites<DeskCompanyResponse>('companies');
  const form = useSubmitForm({
    stored: EMPTY,
    check: checkCompanyNames,
    nameOf: companyNameField,
    send: (typed) => companies.create(companyNamesBody(typed)),
    onDone: ({ id }) => {
      onClose();
      void navigate(`/admin/companies/${id}`);
    },
  });
  return (
    <FormDialog form={form} title={t(ADMIN.newCompany)} submitLabel={t(ADMIN.create)} maxWidth="xs" onClose={onClose}>
      <Stack spacing={2} sx={{ pt: 1 }}>
        <TextInput autoFocus required source="legal_name" label={t(ADMIN.legalName)} />
        <TextInput source="name" label={t(ADMIN.shownName)} helperText={t(ADMIN.shownNameHint)} />
        <CountryInput />
      </Stack>
    </FormDialog>
  );
}

export function NewCompanyButton() {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="contained" startIcon={<AddIcon />} onClick={() => setOpen(true)}>
        {t(ADMIN.newCompany)}
      </Button>
      {isOpen && <NewCompanyDialog onClose={() => setOpen(false)} />}
    </>
  );
}
