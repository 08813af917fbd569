import { type Violation, violation } from '@homologa/domain/errors/error-codes';
import { checkColleague, HANDOVER_NOTE_MAX, type HandoverAsker } from '@homologa/domain/onboarding/handover-rules';
import { useState } from 'react';
import { Button } from '../../components/Button';
import { ErrorSummary } from '../../components/ErrorSummary';
import { describedBy, Field, FieldFrame } from '../../components/Field';
import { StepHeading } from '../../components/StepHeading';
import { useI18n } from '../../i18n/I18nProvider';
import { callFailure, ruleFailure } from '../../lib/form-errors';
import { lastSave, sendLastAnswers } from '../../lib/last-answers';
import type { OnboardingKey } from '../../lib/link-tokens';
import { useIsUploading } from '../../lib/running-uploads';
import { waitingCount } from '../../lib/uploads/waiting-files';
import { useKeptForm } from '../../lib/use-kept-form';
import { useSubmit } from '../../lib/use-submit';
import { Consequence } from './Consequence';
import { postHandover } from './handover.api';
import { HANDOVER } from './handover.texts';
import type { Told } from './told';

type Name = 'full_name' | 'email' | 'note';
const fieldOf = (path: string): Name | null =>
  path === 'full_name' || path === 'email' || path === 'note' ? path : null;

/** A request that waits for a confirmation by mail. */
export interface Asked {
  name: string;
  email: string;
  /** Masked e-mails of the persons who confirm. */
  emails: readonly string[];
}

interface HandoverFormProps {
  asker: HandoverAsker;
  place: OnboardingKey;
  clientName: string;
  /** E-mail of the account whose session shows this page; null for the holder of a link alone. */
  ownEmail: string | null;
  onAsked: (asked: Asked) => void;
  onHandedOver: (told: Told) => void;
  onBack: () => void;
}

/**
 * Asks who takes over. In the own session, where no mail may come in between, the person first reads the consequence
 * with the e-mail: a mistyped one would end the access.
 */
export function HandoverForm(props: HandoverFormProps) {
  const { asker, place, clientName, ownEmail, onAsked, onHandedOver, onBack } = props;
  const { t } = useI18n();
  const [form, forgetTyped] = useKeptForm<Name>(`homologa.onboarding.handover.${asker}.${place.supplierId}`, {
    full_name: '',
    email: '',
    note: '',
  });
  const [isBusy, run] = useSubmit();
  const [isReviewed, setReviewed] = useState(false);
  const isUploading = useIsUploading();
  const isOwn = asker === 'colleague';
  const hasReview = !isOwn && ownEmail !== null;
  const labels = {
    full_name: t(HANDOVER[`name_${asker}`]),
    email: t(HANDOVER[`email_${asker}`]),
    note: t(HANDOVER.note),
  };
  const colleague = {
    name: form.values.full_name.trim(),
    email: form.values.email.trim(),
    note: isOwn ? '' : form.values.note.trim(),
  };
  async function send(): Promise<void> {
    const { name, email, note } = colleague;
    try {
      const { done, asked } = await postHandover(place, { asker, full_name: name, email, note });
      forgetTyped();
      if (done) onHandedOver({ name, email, client: clientName });
      else onAsked({ name, email, emails: asked });
    } catch (error) {
      setReviewed(false);
      await form.tell((...reader) => callFailure(error, fieldOf, ...reader));
    }
  }
  const submit = () =>
    run(async () => {
      form.clear();
      const broken = brokenOf(colleague, hasReview ? [ownEmail] : []);
      if (broken.length > 0) {
        await form.tell((...reader) => ruleFailure(broken, fieldOf, ...reader));
        return;
      }
      if (!hasReview) {
        await send();
        return;
      }
      if (isUploading || (await isUnsent())) {
        await form.tell(async (_locale, text) => ({ fields: {}, message: text(HANDOVER.unsent) }));
        return;
      }
      setReviewed(true);
    });
  if (isReviewed) {
    return (
      <>
        <Consequence colleague={colleague} clientName={clientName} />
        <p className="actions">
          <Button onClick={() => run(send)} isBusy={isBusy}>
            {t(HANDOVER.confirm)}
          </Button>
          <Button kind="quiet" onClick={() => setReviewed(false)}>
            {t(HANDOVER.change)}
          </Button>
        </p>
      </>
    );
  }
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
            maxLength={HANDOVER_NOTE_MAX}
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

function brokenOf(
  { name, email, note }: Record<'name' | 'email' | 'note', string>,
  present: readonly string[],
): Violation[] {
  const missing = [...(name === '' ? (['full_name'] as const) : []), ...(email === '' ? (['email'] as const) : [])];
  if (missing.length > 0) return missing.map((field) => violation('all_fields_required', field));
  return checkColleague({ fullName: name, email, note }, present);
}

/** Sends what was typed last, which the former session could send no more; true if something is left over. */
async function isUnsent(): Promise<boolean> {
  if (lastSave().isPending) await sendLastAnswers();
  const { isPending, held } = lastSave();
  return isPending || held > 0 || waitingCount() > 0;
}
