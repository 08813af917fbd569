import { isFormFileKind } from '@homologa/domain/bir-form/form-files';
import { birPath, sectionValues } from '@homologa/domain/bir-form/form-values';
import type { OwnSendBack } from '@homologa/domain/send-backs/send-back.contract';
import { openFields } from '@homologa/domain/send-backs/sent-back-items';
import { useI18n } from '../../i18n/I18nProvider';
import { FieldLines } from '../bir-form/components/FieldLines';
import { FileKind } from '../bir-form/components/FileKind';
import { RowList } from '../bir-form/components/RowList';
import { fieldKey } from '../bir-form/form-entries';
import type { BirFormState } from '../bir-form/use-bir-form';
import { AttachmentItem } from '../questionnaire/components/AttachmentItem';
import { ChangedElsewhere } from '../questionnaire/components/ChangedElsewhere';
import { FileQuestion } from '../questionnaire/components/FileQuestion';
import { QuestionField } from '../questionnaire/components/QuestionField';
import type { Question } from '../questionnaire/questions';
import type { useAnswers } from '../questionnaire/use-answers';
import { SENT_BACK } from './send-back.texts';

interface Controls {
  items: readonly Question[];
  numbers: ReadonlyMap<string, number>;
  answers: ReturnType<typeof useAnswers>;
  form: BirFormState | null;
  errors: Readonly<Record<string, string>>;
}

interface SentBackControlProps extends Controls {
  item: OwnSendBack['items'][number];
  /** Questions that the answer to this one shows. */
  followUps: readonly Question[];
}

export function SentBackControl({
  item: { kind, target },
  followUps,
  items,
  numbers,
  answers,
  form,
  errors,
}: SentBackControlProps) {
  const { t } = useI18n();
  const gone = <p className="muted">{t(SENT_BACK.gone)}</p>;
  if (kind === 'question') {
    const question = items.find(({ id }) => id === target);
    if (!question) return <p className="muted">{t(SENT_BACK.not_asked)}</p>;
    return [question, ...followUps].map((one) => (
      <div key={one.id} className="card">
        <QuestionField
          question={one}
          number={numbers.get(one.id) ?? 0}
          answer={answers.answers.get(one.id) ?? null}
          error={errors[`answers.${one.id}`] ?? null}
          isReadOnly={false}
          notice={<ChangedElsewhere question={one} answers={answers} />}
          onAnswer={(answer) => answers.put(one.id, answer)}
          renderFile={(props) => <FileQuestion {...props} />}
          renderAttachment={(props) => <AttachmentItem {...props} />}
        />
      </div>
    ));
  }
  if (form === null) return gone;
  if (kind === 'file')
    return isFormFileKind(target) ? <FileKind state={form} kind={target} isOptional={false} /> : gone;
  const open = openFields([{ kind, target }], form.form);
  const section = form.form.sections.find(({ id, isList, fields }) =>
    isList ? birPath(id) === target : fields.some(({ name }) => birPath(id, null, name) === target),
  );
  if (!section) return gone;
  if (section.isList) {
    return (
      <div className="form-fields">
        <RowList state={form} section={section} errors={errors} />
      </div>
    );
  }
  const fields = section.fields.filter(({ name }) => open.has(birPath(section.id, null, name)));
  return (
    <div className="card">
      <FieldLines
        state={form}
        section={{ ...section, fields }}
        row={null}
        values={sectionValues(form.data, section.id)}
        errors={errors}
        onChange={(field, value) => form.put(fieldKey(section.id, field), value)}
      />
    </div>
  );
}
