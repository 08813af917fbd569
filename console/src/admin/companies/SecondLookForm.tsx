import { REPORT_TYPE_WORDS } from '@homologa/domain/catalog/report-type-words';
import { REPORT_TYPES, type ReportType } from '@homologa/domain/catalog/report-types';
import type { DeskCompanyResponse } from '@homologa/domain/companies/company.contract';
import { Button, Checkbox, FormControlLabel, FormGroup, Stack, Typography } from '@mui/material';
import { Controller } from 'react-hook-form';
import { useProvider } from '../../shared/data/provider/use-provider';
import { SubmitForm } from '../../shared/forms/SubmitForm';
import { useSubmitForm } from '../../shared/forms/use-submit-form';
import { COMMON } from '../../shared/i18n/common.texts';
import { useText } from '../../shared/i18n/use-text';
import { RULES } from '../../shared/rules/rules.texts';
import { Panel } from '../../shared/ui/Panel';
import { ADMIN } from '../admin.texts';
import { CompanyProposals } from './CompanyProposals';
import { useTakeCompany } from './use-take-company';

/** Report types that the provider's staff deliver, which are all types except questionnaires. */
const DELIVERED = REPORT_TYPES.filter((type) => type !== 'questionnaire');

const isAboutReports = ({ rule }: DeskCompanyResponse['rule_proposals'][number]): boolean => rule === 'second_look';

const typesOf = ({ second_look: types }: DeskCompanyResponse) => ({ types: [...types] });

interface TypeBoxesProps {
  value: readonly ReportType[];
  onChange: (types: ReportType[]) => void;
}

function TypeBoxes({ value, onChange }: TypeBoxesProps) {
  const t = useText();
  const isAll = DELIVERED.every((type) => value.includes(type));
  const toggle = (type: ReportType, isOn: boolean) =>
    onChange(DELIVERED.filter((each) => (each === type ? isOn : value.includes(each))));
  return (
    <FormGroup>
      <FormControlLabel
        label={t(ADMIN.secondLookAll)}
        control={
          <Checkbox
            checked={isAll}
            indeterminate={!isAll && value.length > 0}
            onChange={(_, isOn) => onChange(isOn ? [...DELIVERED] : [])}
          />
        }
      />
      {DELIVERED.map((type) => (
        <FormControlLabel
          key={type}
          label={t(REPORT_TYPE_WORDS[type])}
          sx={{ ml: 1 }}
          control={<Checkbox checked={value.includes(type)} onChange={(_, isOn) => toggle(type, isOn)} />}
        />
      ))}
    </FormGroup>
  );
}

/** Selects the report types that require two people: one user enters the data and another user delivers the report. */
export function SecondLookForm({ company }: { company: DeskCompanyResponse }) {
  const t = useText();
  const dataProvider = useProvider();
  const take = useTakeCompany();
  const form = useSubmitForm({
    stored: typesOf(company),
    send: ({ types }) => dataProvider.setSecondLook(company.id, types),
    success: ({ rule_proposals: open }) => t(open.some(isAboutReports) ? RULES.proposed : ADMIN.saved),
    next: typesOf,
    onDone: take,
  });
  return (
    <Panel title={t(ADMIN.secondLook)}>
      <CompanyProposals company={company} />
      <SubmitForm form={form} label={t(ADMIN.secondLook)}>
        <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
          <Typography sx={{ color: 'text.secondary' }}>{t(ADMIN.secondLookHint)}</Typography>
          <Controller
            name="types"
            control={form.methods.control}
            render={({ field }) => <TypeBoxes value={field.value} onChange={field.onChange} />}
          />
          <Button type="submit" variant="contained" loading={form.isPending}>
            {t(COMMON.save)}
          </Button>
        </Stack>
      </SubmitForm>
    </Panel>
  );
}
