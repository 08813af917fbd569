import { type Violation, violation } from '@homologa/domain/errors/error-codes';
import type { HandoverAsker } from '@homologa/domain/onboarding/handover-rules';
import { Button } from '../../components/Button';
import { ErrorSummary } from '../../components/ErrorSummary';
import { describedBy, Field, FieldFrame } from '../../components/Field';
import { StepHeading } from '../../components/StepHeading';
import { useI18n } from '../../i18n/I18nProvider';
import { callFailure, ruleFailure } from '../../lib/form-errors';
import type { OnboardingKey } from '../../lib/link-tokens';
import { useKeptForm } from '../../lib/use-kept-form';
import { useSubmit } from '../../lib/use-submit';
import { postHandover } from './handover.api';
import { HANDOVER } from './handover.texts';
import type { Told } from './told';

type Name = 'full_name' | 'email' | 'note';
const fieldOf = (path: string): Name | null =>
  path === 'full_name' || path === 'email' || path === 'note' ? path : null;

const NOTE_LENGTH = 500;

interface HandoverFormProps {
  asker: HandoverAsker;
  place: OnboardingKey;
  clientName: string;
  onAsked: (told: Told) => void;
  onBack: () => void;
}

export function HandoverForm({ asker, place, clientName, onAsked, onBack }: HandoverFormProps) {
  const { t } = useI18n();
  const [form, forgetTyped] = useKeptForm<Name>(`homologa.onboarding.handover.${asker}.${place.supplierId}`, {
    full_name: '',
    email: '',
    note: '',
  });
  const [isBusy, run] = useSubmit();
  const isOwn = asker === 'colleague';
  const labels = {
    full_name: t(HANDOVER[`name_${asker}`]),
    email: t(HANDOVER[`email_${asker}`]),
    note: t(HANDOVER.note),
  };
  const submit = () =>
    run(async () => {
      form.clear();
      const broken = missingOf(form.values);
      if (broken.length > 0) {
        await form.tell((...reader) => ruleFailure(broken, fieldOf, ...reader));
        return;
      }
      const { full_name: name, email, note } = form.values;
      try {
        const { done, asked } = await postHandover(place, {
          asker,
          full_name: name.trim(),
          email: email.trim(),
          note: isOwn ? '' : note.trim(),
        });
        forgetTyped();
        onAsked({ name: name.trim(), email: email.trim(), asked: done ? null : asked });
      } catch (error) {
        await form.tell((...reader) => callFailure(error, fieldOf, ...reader));
      }
    });
  const note = form.field('note');
  const { error: noteError, ...boundNote } = note;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <StepHeading>{t(HANDOVER[`title_${asker}`])}</StepHeading>
      <p>{t(HANDOVER[`lead_${asker}`], { client: clientName })}</p>
      <ErrorSummary errors={form.summaryOf(labels)} />
      <Field field={form.field('full_name')} label={labels.full_name} autoComplete={isOwn ? 'name' : 'off'} />
      <Field
        field={form.field('email')}
        label={labels.email}
        type="email"
        autoComplete={isOwn ? 'email' : 'off'}
        autoCapitalize="none"
        spellCheck={false}
      />
      {!isOwn && (
        <FieldFrame field={note} label={labels.note} isOptional>
          <textarea
            {...boundNote}
            className="control"
            rows={3}
            maxLength={NOTE_LENGTH}
            aria-invalid={noteError !== null}
            aria-describedby={describedBy(note)}
          />
        </FieldFrame>
      )}
      <p className="actions">
        <Button type="submit" isBusy={isBusy}>
          {t(HANDOVER[`send_${asker}`])}
        </Button>
        <Button kind="quiet" onClick={onBack}>
          {t(HANDOVER.back)}
        </Button>
      </p>
    </form>
  );
}

const missingOf = (values: Readonly<Record<Name, string>>): Violation[] =>
  (['full_name', 'email'] as const)
    .filter((name) => values[name].trim() === '')
    .map((name) => violation('all_fields_required', name));
