import { figuresOfBirForm } from '@homologa/domain/bir-form/form-figures';
import { recordOf } from '@homologa/domain/language/record-of';
import { REPORT_FIELD_NAMES, REPORT_FIELDS } from '@homologa/domain/reports/report-fields';
import { REPORT_FIELD_WORDS } from '@homologa/domain/reports/report-words';
import { Button, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { SubmitForm } from '../../shared/forms/SubmitForm';
import { useSubmitForm } from '../../shared/forms/use-submit-form';
import { useText } from '../../shared/i18n/use-text';
import { Facts } from '../../shared/ui/Facts';
import { Panel } from '../../shared/ui/Panel';
import { useFigureText } from '../../suppliers/deliveries/use-figure-text';
import { DESK } from '../desk.texts';
import { useIsWorkable, useRequest, useTakeAnswer } from '../request-context';
import { formDataOf } from '../supplied/supplier-form';
import { Autosave } from './Autosave';
import { FieldGrid } from './FieldGrid';
import { Findings } from './Findings';
import { FigureInput } from './figures/FigureInput';
import { RatingInput } from './figures/RatingInput';
import { useFormSource } from './figures/use-form-source';
import {
  changedFigures,
  type FigureProblem,
  type FigureTexts,
  figureProblems,
  suppliedTexts,
  textsOfFigures,
} from './figures-form';
import { SaveState } from './SaveState';
import { SourceChoice } from './SourceChoice';
import { useSaveData } from './use-save-data';

const TYPED_FIGURES = REPORT_FIELD_NAMES.filter((name) => name !== 'shareholders');

const NOTHING_TYPED = recordOf(REPORT_FIELD_NAMES, () => '');

const PROBLEM_WORDS: Readonly<Record<FigureProblem, (typeof DESK)['notNumber']>> = {
  not_number: DESK.notNumber,
  invalid: DESK.invalidFigure,
  half_rating: DESK.halfRating,
};

function FigureFacts() {
  const t = useText();
  const print = useFigureText();
  const { figures } = useRequest();
  const texts = textsOfFigures(figures);
  const known = REPORT_FIELD_NAMES.filter((name) => texts[name] !== '');
  return (
    <Panel title={t(DESK.figures)}>
      {known.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{t(DESK.noFigures)}</Typography>}
      <Facts
        columns={2}
        facts={known.map((name) => ({
          label: t(REPORT_FIELD_WORDS[name]),
          value: print(name, figures[REPORT_FIELDS[name].wire]),
        }))}
      />
    </Panel>
  );
}

export function Figures() {
  return useIsWorkable() ? <FiguresForm /> : <FigureFacts />;
}

interface TakeOverProps {
  methods: UseFormReturn<FigureTexts>;
  onDone: () => void;
}

function TakeOver({ methods, onDone }: TakeOverProps) {
  const t = useText();
  const { bir_request: supplied, figures } = useRequest();
  const takeSource = useFormSource();
  const texts = { ...textsOfFigures(figures), ...useWatch({ control: methods.control }) };
  const offered = supplied ? suppliedTexts(texts, figuresOfBirForm(formDataOf(supplied))) : {};
  if (Object.keys(offered).length === 0) return null;
  const takeOver = () => {
    takeSource();
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

function FiguresForm() {
  const t = useText();
  const request = useRequest();
  const onDone = useTakeAnswer();
  const save = useSaveData();
  const stored = textsOfFigures(request.figures);
  const form = useSubmitForm({
    stored,
    check: (texts) =>
      [...figureProblems(texts)].map(([field, problem]) => ({ field, message: t(PROBLEM_WORDS[problem]) })),
    checksAsTyped: true,
    nameOf: (path) => REPORT_FIELD_NAMES.find((name) => REPORT_FIELDS[name].wire === path.split('.').at(-1)) ?? path,
    send: (texts) => save({ figures: changedFigures(texts, request.figures) }),
    onDone,
  });
  const [isTakenOver, setTakenOver] = useState(false);
  const { bir_request: bir } = request;
  // Contains all figures of the supplier's form, even if the desk has already entered another value.
  const supplied = useMemo(() => (bir ? suppliedTexts(NOTHING_TYPED, figuresOfBirForm(formDataOf(bir))) : {}), [bir]);
  return (
    <Panel
      title={t(DESK.figures)}
      action={
        <>
          <SaveState form={form} />
          <TakeOver methods={form.methods} onDone={() => setTakenOver(true)} />
        </>
      }
    >
      <Autosave form={form} isValid={(texts) => figureProblems(texts).size === 0} />
      <Findings />
      <SourceChoice />
      <Typography role="status" sx={{ color: 'text.secondary', mb: isTakenOver ? 1.5 : 0 }}>
        {isTakenOver && form.isUnsaved ? t(DESK.takenOver) : ''}
      </Typography>
      <SubmitForm form={form}>
        <FieldGrid>
          {TYPED_FIGURES.map((name) =>
            name === 'dnbRating' ? (
              <RatingInput key={name} />
            ) : (
              <FigureInput key={name} name={name} supplied={supplied[name]} />
            ),
          )}
        </FieldGrid>
        <Button type="submit" variant="outlined" loading={form.isPending}>
          {t(DESK.saveFigures)}
        </Button>
      </SubmitForm>
    </Panel>
  );
}
