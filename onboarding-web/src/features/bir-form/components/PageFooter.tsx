import { Button } from '../../../components/Button';
import { SaveState } from '../../../components/SaveState';
import { useWords } from '../../../i18n/use-words';
import { FORM } from '../bir-form.texts';
import type { BirFormState } from '../use-bir-form';

/** What became of what was typed, and the way on. */
export function PageFooter({ state }: { state: BirFormState }) {
  const say = useWords();
  if (state.isReadOnly) return null;
  return (
    <div className="submit-bar">
      <SaveState state={state.saveState} />
      <Button type="submit">{say(FORM.goOn)}</Button>
    </div>
  );
}
