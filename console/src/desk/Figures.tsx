import { figuresOfBirForm } from '@homologa/domain/bir-form/form-figures';
import {
  CCR_SCORES,
  FINANCIAL_STRENGTH_CODES,
  RAC_RISK_INDICATORS,
  RISK_INDICATORS,
} from '@homologa/domain/catalog/scales';
import { REPORT_FIELD_NAMES, REPORT_FIELDS, type ReportFieldName } from '@homologa/domain/reports/report-fields';
import { REPORT_FIELD_WORDS } from '@homologa/domain/reports/report-words';
import { Box, Button, MenuItem, Typography } from '@mui/material';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { SubmitForm } from '../shared/forms/SubmitForm';
import { TextInput } from '../shared/forms/TextInput';
import { useSubmitForm } from '../shared/forms/use-submit-form';
import { useText } from '../shared/i18n/use-text';
import { Facts } from '../shared/ui/Facts';
import { Panel } from '../shared/ui/Panel';
import { deskApi } from './desk.api';
import { DESK } from './desk.texts';
import {
  changedFigures,
  type FigureProblem,
  type FigureTexts,
  figureProblems,
  suppliedTexts,
  textsOfFigures,
} from './figures-form';
import { useIsWorkable, useRequest, useTakeAnswer } from './request-context';
import { formDataOf } from './supplier-form';

/** Scales with few values are chosen, not typed. */
const CHOICES: Partial<Record<ReportFieldName, readonly string[]>> = {
  financialStrength: FINANCIAL_STRENGTH_CODES,
  riskIndicator: RISK_INDICATORS,
  racRiskIndicator: RAC_RISK_INDICATORS,
  ccrScore: CCR_SCORES,
};

const PROBLEM_WORDS: Readonly<Record<FigureProblem, (typeof DESK)['notNumber']>> = {
  not_number: DESK.notNumber,
  invalid: DESK.invalidFigure,
};

function FigureInput({ name }: { name: ReportFieldName }) {
  const t = useText();
  const { kind } = REPORT_FIELDS[name];
  const choices = CHOICES[name];
  return (
    <TextInput
      source={name}
      label={t(REPORT_FIELD_WORDS[name])}
      helperText={kind === 'list' ? t(DESK.listHint) : undefined}
      select={choices !== undefined}
      multiline={kind === 'list'}
      type={kind === 'day' ? 'date' : undefined}
      slotProps={{
        ...(kind === 'day' ? { inputLabel: { shrink: true } } : {}),
        htmlInput: kind === 'amount' || kind === 'whole' ? { inputMode: 'decimal' } : {},
      }}
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
  );
}

/** The figures as they are, where the desk may not change them: nothing to show before there are any. */
function FigureFacts() {
  const t = useText();
  const texts = textsOfFigures(useRequest().figures);
  const known = REPORT_FIELD_NAMES.filter((name) => texts[name] !== '');
  return (
    <Panel title={t(DESK.figures)}>
      {known.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{t(DESK.noFigures)}</Typography>}
      <Facts
        columns={2}
        facts={known.map((name) => ({ label: t(REPORT_FIELD_WORDS[name]), value: texts[name].replaceAll('\n', ', ') }))}
      />
    </Panel>
  );
}

/** Report and score fields, as a form while the request is worked on. */
export function Figures() {
  return useIsWorkable() ? <FiguresForm /> : <FigureFacts />;
}

interface TakeOverProps {
  methods: UseFormReturn<FigureTexts>;
  onDone: () => void;
}

/** Fills empty figures with what the supplier has given in its form. */
function TakeOver({ methods, onDone }: TakeOverProps) {
  const t = useText();
  const { bir_request: supplied, figures } = useRequest();
  const texts = { ...textsOfFigures(figures), ...useWatch({ control: methods.control }) };
  const offered = supplied ? suppliedTexts(texts, figuresOfBirForm(formDataOf(supplied))) : {};
  if (Object.keys(offered).length === 0) return null;
  const takeOver = () => {
    for (const name of REPORT_FIELD_NAMES) {
      const text = offered[name];
      if (text !== undefined) methods.setValue(name, text, { shouldDirty: true });
    }
    onDone();
  };
  return (
    <Button size="small" onClick={takeOver}>
      {t(DESK.takeOver)}
    </Button>
  );
}

/** Each figure is judged by its scale before anything is sent. */
function FiguresForm() {
  const t = useText();
  const request = useRequest();
  const onDone = useTakeAnswer();
  const stored = textsOfFigures(request.figures);
  const form = useSubmitForm({
    stored,
    check: (texts) =>
      [...figureProblems(texts)].map(([field, problem]) => ({ field, message: t(PROBLEM_WORDS[problem]) })),
    checksAsTyped: true,
    nameOf: (path) => REPORT_FIELD_NAMES.find((name) => REPORT_FIELDS[name].wire === path.split('.').at(-1)) ?? path,
    send: (texts) => deskApi.saveFigures(request.id, changedFigures(texts, request.figures), request.data_version),
    success: t(DESK.saved),
    next: ({ figures }) => textsOfFigures(figures),
    onDone,
  });
  const [isTakenOver, setTakenOver] = useState(false);
  return (
    <Panel title={t(DESK.figures)} action={<TakeOver methods={form.methods} onDone={() => setTakenOver(true)} />}>
      <Typography role="status" sx={{ color: 'text.secondary', mb: isTakenOver ? 1.5 : 0 }}>
        {isTakenOver && form.isUnsaved ? t(DESK.takenOver) : ''}
      </Typography>
      <SubmitForm form={form}>
        <Box
          sx={{
            display: 'grid',
            gap: 1.5,
            gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
            mb: 1.5,
            alignItems: 'start',
          }}
        >
          {REPORT_FIELD_NAMES.map((name) => (
            <FigureInput key={name} name={name} />
          ))}
        </Box>
        <Button type="submit" variant="outlined" loading={form.isPending} disabled={!form.isUnsaved}>
          {t(DESK.saveFigures)}
        </Button>
      </SubmitForm>
    </Panel>
  );
}
