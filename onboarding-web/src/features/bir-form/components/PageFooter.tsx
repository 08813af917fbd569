import { Button } from '../../../components/Button';
import { SaveState } from '../../../components/SaveState';
import { useI18n } from '../../../i18n/I18nProvider';
import { FORM } from '../bir-form.texts';
import type { BirFormState } from '../use-bir-form';

export function PageFooter({ state }: { state: BirFormState }) {
  const { t } = useI18n();
  if (state.isReadOnly) return null;
  return (
    <div className="submit-bar">
      <SaveState state={state.saveState} />
      <Button type="submit">{t(FORM.goOn)}</Button>
    </div>
  );
}
