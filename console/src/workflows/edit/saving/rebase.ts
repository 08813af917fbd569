import type { WorkflowResponse } from '@homologa/domain/workflows/workflow.contract';
import { adoptIds } from '../adopt-ids';
import { contentOf, FORM_SECTIONS, type FormSection, formOf, type WorkflowForm, withSections } from '../workflow-form';
import { type Clash, mergeSection } from './merge-sections';

interface RebaseInput {
  form: WorkflowForm;
  dirty: ReadonlySet<FormSection>;
  /** Server state that the local changes are based on. */
  known: WorkflowResponse;
  theirs: WorkflowResponse;
}

/**
 * Three-way merge by section: takes sections changed only on the server, keeps sections changed only here, and merges
 * all other sections by field and by question. `clashes` are fields changed differently on both sides; the form keeps
 * their local value.
 */
export function rebase({ form, dirty, known, theirs }: RebaseInput): { form: WorkflowForm; clashes: Clash[] } {
  const before = formOf(known);
  const stored = formOf(theirs);
  const changed = FORM_SECTIONS.filter((section) => contentOf(before, section) !== contentOf(stored, section));
  const isOurs = (section: FormSection) => contentOf(form, section) === contentOf(stored, section);
  const alike = FORM_SECTIONS.filter(isOurs);
  // Sections with equal content adopt the server's ids.
  const adopted = withSections(form, adoptIds(form, form, theirs), alike);
  const foreign = changed.filter((section) => !alike.includes(section));
  let merged = withSections(
    adopted,
    stored,
    foreign.filter((section) => !dirty.has(section)),
  );
  const clashes: Clash[] = [];
  for (const section of foreign.filter((one) => dirty.has(one))) {
    const result = mergeSection(section, before, merged, stored);
    merged = result.form;
    clashes.push(...result.clashes);
  }
  return { form: merged, clashes };
}
