import { ownerChoices, withOwner } from '@homologa/domain/bir-form/owners-as-managers';
import { useI18n } from '../../../i18n/I18nProvider';
import { FORM } from '../bir-form.texts';
import { listKey } from '../form-entries';
import type { BirFormState } from '../use-bir-form';

const TITLE_ID = 'owners-as-managers';
const HINT_ID = 'owners-as-managers-hint';

/** One tick makes an owner a manager, so that name and document are not typed twice. */
export function OwnersAsManagers({ state }: { state: BirFormState }) {
  const { t } = useI18n();
  const choices = ownerChoices(state.data);
  if (choices.length === 0) return null;
  const toggle = (name: string, isManager: boolean) => {
    // Drafts are keyed by row index, and a removed row shifts the indexes.
    state.dropDrafts(listKey('management'));
    state.put(listKey('management'), withOwner(state.data, name, isManager));
  };
  return (
    // A group instead of a fieldset: a legend would be drawn on the border of the card.
    <div role="group" className="card" aria-labelledby={TITLE_ID}>
      <h2 id={TITLE_ID}>{t(FORM.ownersToo)}</h2>
      {choices.map(({ name, isManager, isFilled }) => (
        <label key={name} className="choice">
          <input
            type="checkbox"
            checked={isManager}
            aria-disabled={isFilled}
            aria-describedby={isFilled ? HINT_ID : undefined}
            onChange={({ target }) => !isFilled && toggle(name, target.checked)}
          />
          <span>{name}</span>
        </label>
      ))}
      {choices.some(({ isFilled }) => isFilled) && (
        <p id={HINT_ID} className="hint">
          {t(FORM.ownerFilled)}
        </p>
      )}
    </div>
  );
}
