import type { WorkflowResponse } from '@homologa/domain/workflows/workflow.contract';
import {
  adoptIds,
  contentOf,
  FORM_SECTIONS,
  type FormSection,
  formOf,
  type WorkflowForm,
  withSections,
} from '../workflow-form';

interface RebaseInput {
  form: WorkflowForm;
  dirty: ReadonlySet<FormSection>;
  /** Server state that the local changes are based on. */
  known: WorkflowResponse;
  theirs: WorkflowResponse;
  anew?: readonly FormSection[];
}

/**
 * Three-way merge by section: sections changed only on the server are taken, sections changed only here are kept.
 * `clashes` are sections changed differently on both sides; these keep the local text. A save whose response was lost
 * returns as `theirs` with the local content, which is no clash.
 */
export function rebase({ form, dirty, known, theirs, anew = [] }: RebaseInput): {
  form: WorkflowForm;
  clashes: FormSection[];
} {
  const before = formOf(known);
  const stored = formOf(theirs);
  const changed = FORM_SECTIONS.filter((section) => contentOf(before, section) !== contentOf(stored, section));
  const isOurs = (section: FormSection) => contentOf(form, section) === contentOf(stored, section);
  const taken = [...anew, ...changed.filter((section) => !dirty.has(section) && !isOurs(section))];
  const own = withSections(form, stored, taken);
  // Sections with equal content adopt the server's ids.
  const alike = withSections(own, adoptIds(own, own, theirs), FORM_SECTIONS.filter(isOurs));
  return { form: alike, clashes: changed.filter((section) => dirty.has(section) && !isOurs(section)) };
}
