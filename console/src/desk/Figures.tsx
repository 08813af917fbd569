import { figuresOfBirForm } from '@homologa/domain/bir-form/form-figures';
import {
  CCR_SCORES,
  FINANCIAL_STRENGTH_CODES,
  RAC_RISK_INDICATORS,
  RISK_INDICATORS,
} from '@homologa/domain/catalog/scales';
import { REPORT_FIELD_NAMES, REPORT_FIELDS, type ReportFieldName } from '@homologa/domain/reports/report-fields';
import { REPORT_FIELD_WORDS } from '@homologa/domain/reports/report-words';
import { Box, Button, MenuItem, TextField, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useDeed } from '../shared/data/use-deed';
import { useViolations } from '../shared/forms/use-violations';
import { useText } from '../shared/i18n/use-text';
import { Facts } from '../shared/ui/Facts';
import { Panel } from '../shared/ui/Panel';
import { ViolationAlert } from '../shared/ui/ViolationAlert';
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
import { isWorkable, useRequest, useTakeAnswer } from './request-context';
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

interface FigureFieldProps {
  name: ReportFieldName;
  value: string;
  problem: FigureProblem | undefined;
  onChange: (value: string) => void;
}

function FigureField({ name, value, problem, onChange }: FigureFieldProps) {
  const t = useText();
  const { kind } = REPORT_FIELDS[name];
  const choices = CHOICES[name];
  const hint = problem ? t(PROBLEM_WORDS[problem]) : kind === 'list' ? t(DESK.listHint) : undefined;
  return (
    <TextField
      label={t(REPORT_FIELD_WORDS[name])}
      value={value}
      error={problem !== undefined}
      helperText={hint}
      select={choices !== undefined}
      multiline={kind === 'list'}
      type={kind === 'day' ? 'date' : undefined}
      onChange={(event) => onChange(event.target.value)}
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
    </TextField>
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
  return isWorkable(useRequest()) ? <FiguresForm /> : <FigureFacts />;
}

/** Each figure is judged by its scale before anything is sent. */
function FiguresForm() {
  const t = useText();
  const request = useRequest();
  const onDone = useTakeAnswer();
  const failures = useViolations();
  const [typed, setTyped] = useState<Partial<FigureTexts>>({});
  const texts = { ...textsOfFigures(request.figures), ...typed };
  const problems = figureProblems(texts);
  const changes = changedFigures(texts, request.figures);
  const isChanged = Object.keys(changes).length > 0;
  const save = useDeed(() => deskApi.saveFigures(request.id, changes), {
    success: t(DESK.saved),
    onError: failures.fail,
    onDone: async (answer) => {
      failures.clear();
      setTyped({});
      await onDone(answer);
    },
  });
  const { bir_request: form } = request;
  const offered = form ? suppliedTexts(texts, figuresOfBirForm(formDataOf(form))) : {};
  const [isTakenOver, setTakenOver] = useState(false);
  const takeOver = () => {
    setTyped({ ...typed, ...offered });
    setTakenOver(true);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isChanged && problems.size === 0) save.mutate();
  };
  return (
    <Panel
      title={t(DESK.figures)}
      action={
        Object.keys(offered).length > 0 && (
          <Button size="small" onClick={takeOver}>
            {t(DESK.takeOver)}
          </Button>
        )
      }
    >
      <Typography role="status" sx={{ color: 'text.secondary', mb: isTakenOver ? 1.5 : 0 }}>
        {isTakenOver && isChanged ? t(DESK.takenOver) : ''}
      </Typography>
      <Box component="form" onSubmit={submit} noValidate>
        <ViolationAlert messages={failures.messages} onClose={failures.clear} />
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
            <FigureField
              key={name}
              name={name}
              value={texts[name]}
              problem={problems.get(name)}
              onChange={(value) => setTyped({ ...typed, [name]: value })}
            />
          ))}
        </Box>
        <Button type="submit" variant="outlined" loading={save.isPending} disabled={!isChanged || problems.size > 0}>
          {t(DESK.saveFigures)}
        </Button>
      </Box>
    </Panel>
  );
}
