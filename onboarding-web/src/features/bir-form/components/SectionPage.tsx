import type { BirLabel, BirSection } from '@homologa/domain/bir-form/bir-form';
import type { BirField } from '@homologa/domain/bir-form/field';
import { birFieldLabel } from '@homologa/domain/bir-form/form-labels';
import { type BirValue, sectionValues } from '@homologa/domain/bir-form/form-values';
import { BIR_SECTION_WORDS } from '@homologa/domain/bir-form/form-words';
import { presetsOf, presetsWith } from '@homologa/domain/bir-form/presets';
import { lookUp } from '@homologa/domain/language/record-of';
import { useState } from 'react';
import { ErrorSummary } from '../../../components/ErrorSummary';
import { StepHeading } from '../../../components/StepHeading';
import { useI18n } from '../../../i18n/I18nProvider';
import { useLanguageChange } from '../../../i18n/use-language-change';
import type { FormError } from '../../../lib/use-form';
import { FORM, SECTION_LEADS } from '../bir-form.texts';
import { anchorOf, brokenTexts } from '../field-texts';
import { fieldKey } from '../form-entries';
import { pageOf } from '../form-sections';
import type { BirFormState } from '../use-bir-form';
import { FieldLines } from './FieldLines';
import { OwnersAsManagers } from './OwnersAsManagers';
import { PageFooter } from './PageFooter';
import { RowList } from './RowList';

interface SectionPageProps {
  state: BirFormState;
  section: BirSection;
  onDone: () => void;
}

const fieldIn = (section: BirSection, path: string): BirField<BirLabel> | null =>
  section.fields.find(({ name }) => path.endsWith(`.${name}`) || path === name) ?? null;

const keyOf = ({ path, value }: BirFormState['notes'][number]): string => `${path}=${value}`;

export function SectionPage({ state, section, onDone }: SectionPageProps) {
  const { t, locale } = useI18n();
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const { id } = section;
  const broken = state.broken.filter(({ path }) => pageOf(path) === id);
  const drafts = [...state.drafts.keys()].filter((path) => pageOf(path) === id);
  const wrong = [...broken.map(({ path }) => path), ...drafts];
  const errors = Object.fromEntries(wrong.flatMap((path) => (texts[path] ? [[path, texts[path]]] : [])));
  const summary = wrong.flatMap((path): FormError[] => {
    const asked = fieldIn(section, path);
    const message = errors[path];
    if (!message) return [];
    const label = asked && birFieldLabel(asked, state.form, locale);
    return [{ fieldId: anchorOf(path), message: label ? `${label}: ${message}` : message }];
  });

  const values = sectionValues(state.data, id);
  const { country } = state.form;
  const put = (name: string, value: BirValue) => {
    const presets = presetsWith(section, values, { name, value }, country);
    for (const [preset, known] of Object.entries(presets)) state.put(fieldKey(id, preset), known);
    state.put(fieldKey(id, name), value);
  };
  const tell = async () => {
    const noNumber = Object.fromEntries(drafts.map((path) => [path, t(FORM.notNumber)]));
    setTexts({ ...(await brokenTexts(broken, (path) => fieldIn(section, path), locale, t)), ...noNumber });
  };
  // Each warning blocks `Continue` once; the second click on `Continue` accepts the value.
  const notes = state.notes.filter(({ path }) => pageOf(path) === id);
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set());
  const unasked = notes.filter((note) => !asked.has(keyOf(note)));
  const goOn = async () => {
    setTexts({});
    setAsked(new Set([...asked, ...notes.map(keyOf)]));
    if (wrong.length > 0) await tell();
    else if (unasked[0]) document.getElementById(anchorOf(unasked[0].path))?.focus();
    else onDone();
  };
  useLanguageChange(() => summary.length > 0 && tell());
  const lead = lookUp(SECTION_LEADS, id);
  return (
    <form
      className="form-page"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void goOn();
      }}
    >
      <StepHeading>{BIR_SECTION_WORDS[id][locale]}</StepHeading>
      {state.isReadOnly && <p className="note">{t(FORM.readOnly)}</p>}
      {lead && <p className="muted">{t(lead)}</p>}
      <ErrorSummary errors={summary} />
      <fieldset disabled={state.isReadOnly} className="form-fields">
        <legend className="visually-hidden">{BIR_SECTION_WORDS[id][locale]}</legend>
        {id === 'management' && !state.isReadOnly && <OwnersAsManagers state={state} />}
        {section.isList ? (
          <RowList state={state} section={section} errors={errors} />
        ) : (
          <div className="card">
            <FieldLines
              state={state}
              section={section}
              row={null}
              values={{ ...presetsOf(section, values, country), ...values }}
              errors={errors}
              onChange={put}
            />
          </div>
        )}
      </fieldset>
      <PageFooter state={state} />
    </form>
  );
}
