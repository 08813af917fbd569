import type { BirForm } from '../bir-form/bir-form';
import { isFormFileKind } from '../bir-form/form-files';
import { birFieldLabel, birFileLabel } from '../bir-form/form-labels';
import { birPath } from '../bir-form/form-values';
import { BIR_SECTION_WORDS } from '../bir-form/form-words';
import type { Locale, Words } from '../language/locales';
import type { SendBackStatus, SentBackTarget } from './sent-back-items';

export const SEND_BACK_STATUS_WORDS: Readonly<Record<SendBackStatus, Words>> = {
  open: { en: 'With the supplier', es: 'Con el proveedor', 'pt-BR': 'Com o fornecedor' },
  answered: { en: 'Answered', es: 'Respondida', 'pt-BR': 'Respondida' },
  withdrawn: { en: 'Withdrawn', es: 'Retirada', 'pt-BR': 'Retirada' },
};

/**
 * Returns the label of a field, list or kind of file; null for a question, and for items that the form no longer has.
 */
export function targetLabel({ kind, target }: SentBackTarget, form: BirForm | null, locale: Locale): string | null {
  if (kind === 'file') return isFormFileKind(target) ? birFileLabel(target, form?.country ?? '', locale) : null;
  if (kind === 'question' || form === null) return null;
  for (const { id, isList, fields } of form.sections) {
    if (isList && birPath(id) === target) return BIR_SECTION_WORDS[id][locale];
    const asked = fields.find(({ name }) => !isList && birPath(id, null, name) === target);
    if (asked) return birFieldLabel(asked, form, locale);
  }
  return null;
}
