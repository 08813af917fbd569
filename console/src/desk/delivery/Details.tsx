import type { Words } from '@homologa/domain/language/locales';
import { AMOUNT_UNIT_WORDS, DETAIL_WORDS } from '@homologa/domain/reports/detail-words';
import { AMOUNT_UNIT_NAMES } from '@homologa/domain/reports/report-details';
import { Box, Button, MenuItem, Typography } from '@mui/material';
import { SubmitForm } from '../../shared/forms/SubmitForm';
import { TextInput } from '../../shared/forms/TextInput';
import { useSubmitForm } from '../../shared/forms/use-submit-form';
import { BIRTH } from '../../shared/i18n/birth.texts';
import { useText } from '../../shared/i18n/use-text';
import { Panel } from '../../shared/ui/Panel';
import { DESK } from '../desk.texts';
import { useIsWorkable, useRequest, useTakeAnswer } from '../request-context';
import { Autosave } from './Autosave';
import { DETAILS } from './details.texts';
import { type DetailProblem, detailProblems, detailsOfTexts, textsOfDetails } from './details-form';
import { EarlierPeriods } from './EarlierPeriods';
import { FieldFindings } from './figures/FieldFindings';
import { SaveState } from './SaveState';
import { ShareholdingInputs } from './ShareholdingInputs';
import { SuitInputs } from './SuitInputs';
import { useSaveData } from './use-save-data';

const PROBLEM_WORDS: Readonly<Record<DetailProblem, Words>> = {
  not_number: DESK.notNumber,
  currency: DETAILS.currencyWrong,
  share: DETAILS.shareWrong,
  name: DETAILS.nameMissing,
  birth_date: BIRTH.birthDateWrong,
};

/**
 * Shows the rule violations of a list of report details below its entries, because the cells are too narrow for
 * sentences.
 */
function ListFindings({ path }: { path: string }) {
  return (
    <Typography variant="body2" component="div">
      <FieldFindings path={path} />
    </Typography>
  );
}

export function Details() {
  return useIsWorkable() && <DetailsForm />;
}

function DetailsForm() {
  const t = useText();
  const request = useRequest();
  const onDone = useTakeAnswer();
  const save = useSaveData();
  const form = useSubmitForm({
    stored: textsOfDetails(request.details),
    check: (texts) => detailProblems(texts).map(([field, problem]) => ({ field, message: t(PROBLEM_WORDS[problem]) })),
    checksAsTyped: true,
    nameOf: (path) => path.replace(/^details\./, ''),
    send: (texts) => save({ details: detailsOfTexts(texts) }),
    onDone,
  });
  return (
    <Panel title={t(DETAILS.title)} action={<SaveState form={form} />}>
      <Autosave form={form} isValid={(texts) => detailProblems(texts).length === 0} />
      <SubmitForm form={form} sx={{ display: 'grid', gap: 2 }}>
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, alignItems: 'start' }}>
          <TextInput
            source="currency"
            label={t(DETAIL_WORDS.currency)}
            helperText={
              <>
                {t(DETAILS.currencyHint)}
                <FieldFindings path="details.currency" />
              </>
            }
            slotProps={{ htmlInput: { maxLength: 3, style: { textTransform: 'uppercase' } } }}
          />
          <TextInput source="unit" select label={t(DETAIL_WORDS.unit)}>
            <MenuItem value="">{t(DETAILS.none)}</MenuItem>
            {AMOUNT_UNIT_NAMES.map((unit) => (
              <MenuItem key={unit} value={unit}>
                {t(AMOUNT_UNIT_WORDS[unit])}
              </MenuItem>
            ))}
          </TextInput>
        </Box>
        <Typography variant="h3">{t(DETAIL_WORDS.earlier_periods)}</Typography>
        <EarlierPeriods />
        <ListFindings path="details.earlier_periods" />
        <Typography variant="h3">{t(DETAIL_WORDS.suits)}</Typography>
        <SuitInputs />
        <ListFindings path="details.suits" />
        <Typography variant="h3">{t(DETAIL_WORDS.shareholdings)}</Typography>
        <ShareholdingInputs />
        <ListFindings path="details.shareholdings" />
        <Box>
          <Button type="submit" variant="outlined" loading={form.isPending}>
            {t(DETAILS.save)}
          </Button>
        </Box>
      </SubmitForm>
    </Panel>
  );
}
