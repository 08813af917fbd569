import { isListSection } from '@homologa/domain/bir-form/bir-form';
import { MAX_SEND_BACK_TEXT } from '@homologa/domain/send-backs/limits';
import type { OwnSendBack } from '@homologa/domain/send-backs/send-back.contract';
import type { ReactNode } from 'react';
import { describedBy, FieldFrame } from '../../components/Field';
import { useI18n } from '../../i18n/I18nProvider';
import { SENT_BACK } from './send-back.texts';

export const noteAnchorOf = (itemId: string): string => `note-${itemId}`;

interface SentBackItemProps {
  item: OwnSendBack['items'][number];
  place: string;
  name: string;
  noteLabel: string;
  note: string;
  error: string | null;
  onNote: (note: string) => void;
  children: ReactNode;
}

export function SentBackItem({ item, place, name, noteLabel, note, error, onNote, children }: SentBackItemProps) {
  const { t } = useI18n();
  const id = noteAnchorOf(item._id);
  const field = { id, error };
  const hint = t(SENT_BACK.note_hint);
  const isNamed = item.kind !== 'field' || !isListSection(item.target.replace(/^form\./, ''));
  return (
    <section className="sent-back" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        {place}
        {/* The field has its own label; a list has none, so its name is shown here. */}
        <span className={isNamed ? 'visually-hidden' : ''}>: {name}</span>
      </h2>
      <p className="note sent-back-reason">
        <strong>{t(SENT_BACK.reason)}</strong> {item.reason}
      </p>
      {children}
      <FieldFrame field={field} label={noteLabel} hint={hint} isOptional>
        <textarea
          id={id}
          className="control"
          rows={2}
          maxLength={MAX_SEND_BACK_TEXT}
          value={note}
          aria-invalid={error !== null}
          aria-describedby={describedBy(field, hint)}
          onChange={({ target }) => onNote(target.value)}
        />
      </FieldFrame>
    </section>
  );
}
