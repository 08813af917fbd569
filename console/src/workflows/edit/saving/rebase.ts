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
  /** The parts that have been changed here and are not stored. */
  dirty: ReadonlySet<FormSection>;
  /** What the server had when it was last asked. */
  known: WorkflowResponse;
  /** What it has now. */
  theirs: WorkflowResponse;
  /** Parts that are taken from the server in any case. */
  anew?: readonly FormSection[];
}

/**
 * Puts what is typed here on top of what others have stored: parts that only they have changed are theirs, parts
 * that only we have changed stay ours. `clashes` are the parts that both have changed, to different things; those
 * stay as typed. A save whose answer was lost on the way comes back as "theirs" with our own words: no clash.
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
  // What both say alike has the ids that it was stored with.
  const alike = withSections(own, adoptIds(own, own, theirs), FORM_SECTIONS.filter(isOurs));
  return { form: alike, clashes: changed.filter((section) => dirty.has(section) && !isOurs(section)) };
}
