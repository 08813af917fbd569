import {
  CCR_SCORES,
  FINANCIAL_STRENGTH_CODES,
  RAC_RISK_INDICATORS,
  RISK_INDICATORS,
} from '@homologa/domain/catalog/scales';
import { lookUp } from '@homologa/domain/language/record-of';
import { FIGURE_SOURCE_WORDS } from '@homologa/domain/reports/detail-words';
import { REPORT_FIELDS, type ReportFieldName } from '@homologa/domain/reports/report-fields';
import { REPORT_FIELD_WORDS } from '@homologa/domain/reports/report-words';
import { Box, MenuItem } from '@mui/material';
import { TextInput } from '../../../shared/forms/TextInput';
import { useFormat } from '../../../shared/i18n/use-format';
import { useText } from '../../../shared/i18n/use-text';
import { DESK } from '../../desk.texts';
import { useRequest } from '../../request-context';
import { SuppliedDifference } from '../../supplied/SuppliedDifference';
import { DETAILS } from '../details.texts';
import { AmountInput } from './AmountInput';
import { FieldFindings } from './FieldFindings';
import { useFormSource } from './use-form-source';

const CHOICES: Partial<Record<ReportFieldName, readonly string[]>> = {
  financialStrength: FINANCIAL_STRENGTH_CODES,
  riskIndicator: RISK_INDICATORS,
  racRiskIndicator: RAC_RISK_INDICATORS,
  ccrScore: CCR_SCORES,
};

/** Returns the source and date of a stored figure as text; undefined if no source is stored. */
export function useSourceWords(name: ReportFieldName): string | undefined {
  const t = useText();
  const format = useFormat();
  const found = lookUp(useRequest().details.sources, REPORT_FIELDS[name].wire);
  return found && t(DETAILS.sourced, { source: t(FIGURE_SOURCE_WORDS[found.source]), date: format.day(found.date) });
}

export function FigureInput({ name, supplied }: { name: ReportFieldName; supplied: string | undefined }) {
  const t = useText();
  const { kind, wire } = REPORT_FIELDS[name];
  const choices = CHOICES[name];
  const sourceWords = useSourceWords(name);
  const takeSource = useFormSource();
  const label = t(REPORT_FIELD_WORDS[name]);
  const helperText = (
    <>
      {[kind === 'list' && t(DESK.listHint), sourceWords].filter(Boolean).join(' · ')}
      <FieldFindings path={`figures.${wire}`} />
    </>
  );
  return (
    <Box>
      {kind === 'amount' || kind === 'whole' ? (
        <AmountInput source={name} label={label} helperText={helperText} />
      ) : (
        <TextInput
          fullWidth
          source={name}
          label={label}
          helperText={helperText}
          select={choices !== undefined}
          multiline={kind === 'list'}
          type={kind === 'day' ? 'date' : undefined}
          slotProps={kind === 'day' ? { inputLabel: { shrink: true } } : {}}
        >
          {choices && [
            <MenuItem key="" value="">
              –
            </MenuItem>,
            ...choices.map((choice) => (
              <MenuItem key={choice} value={choice}>
                {choice}
              </MenuItem>
            )),
          ]}
        </TextInput>
      )}
      <SuppliedDifference source={name} label={label} supplied={supplied} onTaken={takeSource} />
    </Box>
  );
}
