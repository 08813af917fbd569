import {
  type FormSection,
  type OptionForm,
  partsOf,
  type QuestionForm,
  type SupplierForm,
  type WorkflowForm,
} from '../workflow-form';
import { withKnownRefs } from './known-refs';
import { isSame, type MergeEntry, mergeLists, type Origin } from './merge-lists';

/** A field that this page and another user changed differently. The form contains this page's version. */
export interface Clash {
  section: FormSection;
  /** Key of the question or supplier; null for a field of the workflow itself. */
  entry: string | null;
  field: string;
  theirs: unknown;
}

type Fields = Record<string, unknown>;

/** Merges field by field. If both sides changed a field, keeps the local value and reports the field to `onClash`. */
function mergeFields<Part extends object>(
  before: Part,
  mine: Part,
  theirs: Part,
  onClash: (field: string, theirs: unknown) => void,
): Part {
  const [was, own, other] = [before as Fields, mine as Fields, theirs as Fields];
  const merged: Fields = {};
  for (const field of Object.keys(own)) {
    const isTheirs = isSame(was[field], own[field]) && !isSame(own[field], other[field]);
    merged[field] = isTheirs ? other[field] : own[field];
    const isClash = !isTheirs && !isSame(was[field], other[field]) && !isSame(own[field], other[field]);
    if (isClash) onClash(field, other[field]);
  }
  return merged as Part;
}

type OnClash = (clash: Omit<Clash, 'section'>) => void;

function mergeQuestion(
  before: QuestionForm,
  mine: QuestionForm,
  theirs: QuestionForm,
  { origin, onClash }: { origin: Origin; onClash: OnClash },
): QuestionForm {
  let isSplit = false;
  const mergeOption: MergeEntry<OptionForm> = (was, own, other) =>
    mergeFields(was, { ...own, id: other.id }, other, () => {
      isSplit = true;
    });
  const options = mergeLists(before.options, mine.options, theirs.options, mergeOption, origin);
  if (isSplit) onClash({ entry: mine.key, field: 'options', theirs: theirs.options });
  const { key, options: _options, ...own } = mine;
  const fields = mergeFields<Omit<QuestionForm, 'key' | 'options'>>(
    before,
    { ...own, id: theirs.id },
    theirs,
    (field, value) => onClash({ entry: key, field, theirs: value }),
  );
  return { ...fields, key, options: options.map((option) => keyed(option, mine.options)) };
}

/** Restores the local key of an entry, because the page identifies the entry's fields by this key. */
function keyed<Entry extends { key: string; id: string | null }>(entry: Entry, own: readonly Entry[]): Entry {
  const key = own.find(({ id }) => id !== null && id === entry.id)?.key ?? entry.key;
  return key === entry.key ? entry : { ...entry, key };
}

function mergeSupplier(before: SupplierForm, mine: SupplierForm, theirs: SupplierForm, onClash: OnClash): SupplierForm {
  const invite = mergeFields(before.invite, mine.invite, theirs.invite, (field, value) =>
    onClash({ entry: mine.key, field, theirs: value }),
  );
  return { key: mine.key, id: theirs.id, invite };
}

/** Three-way merge of a section that was changed both in this page and on the server. */
export function mergeSection(
  section: FormSection,
  before: WorkflowForm,
  mine: WorkflowForm,
  theirs: WorkflowForm,
  origin: Origin = 'server',
): { form: WorkflowForm; clashes: Clash[] } {
  const clashes: Clash[] = [];
  const onClash: OnClash = (clash) => clashes.push({ section, ...clash });
  if (section === 'questionnaire') {
    const merge: MergeEntry<QuestionForm> = (was, own, other) => mergeQuestion(was, own, other, { origin, onClash });
    const own =
      origin === 'server' ? withKnownRefs(mine.questions, before.questions, theirs.questions) : mine.questions;
    const questions = mergeLists(before.questions, own, theirs.questions, merge, origin);
    return { form: { ...mine, questions }, clashes };
  }
  if (section === 'suppliers') {
    const merge: MergeEntry<SupplierForm> = (was, own, other) => mergeSupplier(was, own, other, onClash);
    const suppliers = mergeLists(before.suppliers, mine.suppliers, theirs.suppliers, merge, origin);
    return { form: { ...mine, suppliers }, clashes };
  }
  const parts = mergeFields(
    partsOf(before, section),
    partsOf(mine, section),
    partsOf(theirs, section),
    (field, value) => onClash({ entry: null, field, theirs: value }),
  );
  return { form: { ...mine, ...parts }, clashes };
}

/** Returns the current local value of the conflicting field; undefined once its question or supplier was removed. */
export function ownValueOf(form: WorkflowForm, { section, entry, field }: Clash): unknown {
  if (section === 'questionnaire')
    return (form.questions.find(({ key }) => key === entry) as Fields | undefined)?.[field];
  if (section === 'suppliers')
    return (form.suppliers.find(({ key }) => key === entry)?.invite as Fields | undefined)?.[field];
  return (form as unknown as Fields)[field];
}

export function withTheirs(form: WorkflowForm, { section, entry, field, theirs }: Clash): WorkflowForm {
  if (section === 'questionnaire') {
    return { ...form, questions: form.questions.map((one) => (one.key === entry ? { ...one, [field]: theirs } : one)) };
  }
  if (section === 'suppliers') {
    const changed = (one: SupplierForm): SupplierForm => ({ ...one, invite: { ...one.invite, [field]: theirs } });
    return { ...form, suppliers: form.suppliers.map((one) => (one.key === entry ? changed(one) : one)) };
  }
  return { ...form, [field]: theirs };
}
