import type { BirRequestResponse } from '@homologa/domain/bir-form/bir-request.contract';
import { questionNumbers } from '@homologa/domain/questionnaires/questionnaire-rules';
import { shownQuestionnaire } from '@homologa/domain/questionnaires/shown-items';
import { openFollowUps } from '@homologa/domain/send-backs/open-follow-ups';
import { questionTargets } from '@homologa/domain/send-backs/sent-back-items';
import { targetLabel } from '@homologa/domain/send-backs/sent-back-words';
import type { QueueState } from '@homologa/web/saving/save-queue';
import { WORDS } from '@homologa/web/texts/words.texts';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { Button } from '../../components/Button';
import { ErrorSummary } from '../../components/ErrorSummary';
import { FILE } from '../../components/file.texts';
import { Notice } from '../../components/Notice';
import { SaveState } from '../../components/SaveState';
import { StepHeading } from '../../components/StepHeading';
import { useI18n } from '../../i18n/I18nProvider';
import { useConfig } from '../../lib/config-context';
import { useIsUploading } from '../../lib/running-uploads';
import type { FormError } from '../../lib/use-form';
import { useOwnOnboarding } from '../../onboarding/onboarding-context';
import { anchorOf as fieldAnchorOf } from '../bir-form/field-texts';
import { type BirFormState, useBirForm } from '../bir-form/use-bir-form';
import { useAskedNews } from '../questionnaire/asked-news';
import { AskedNews } from '../questionnaire/components/AskedNews';
import { anchorOf as questionAnchorOf } from '../questionnaire/components/QuestionFrame';
import { storedAnswers, toQuestion } from '../questionnaire/questions';
import { useAnswers } from '../questionnaire/use-answers';
import { followUpsOf } from './follow-ups';
import { SentBackControl } from './SentBackControl';
import { noteAnchorOf, SentBackItem } from './SentBackItem';
import { SENT_BACK } from './send-back.texts';
import { useNotes } from './use-notes';
import { ANSWER_PATH, ITEM_PATH, useSend } from './use-send';
import '../bir-form/bir-form.css';
import './send-back.css';

export function SendBackPage() {
  const { bir_request: request } = useOwnOnboarding().supplier;
  return request ? <WithForm request={request} /> : <Items form={null} />;
}

const WithForm = ({ request }: { request: BirRequestResponse }) => <Items form={useBirForm(request)} />;

function Items({ form }: { form: BirFormState | null }) {
  const { t, locale } = useI18n();
  const { brand } = useConfig();
  const { workflow, supplier, clientName: client, take } = useOwnOnboarding();
  const answers = useAnswers();
  const questions = useMemo(() => workflow.questionnaire.map(toQuestion), [workflow]);
  const sendBack = supplier.send_back;
  const { notes, isOnlyHere, putNote, forgetNotes } = useNotes(sendBack?._id ?? '');
  const { send, sent, isBusy, isTooEarly, problem, errors } = useSend({ answers, form, notes, onSent: forgetNotes });
  const isUploading = useIsUploading();
  const { country, answers: own } = supplier;
  const { report_type } = workflow;
  const shown = useMemo(
    () => shownQuestionnaire(questions, answers.answers, { country, report_type }).items,
    [questions, answers.answers, country, report_type],
  );
  const followUps = useMemo(() => {
    const items = sendBack?.items ?? [];
    const settled = new Set(sendBack?.settled);
    const given = { settled, stored: storedAnswers({ answers: own }), present: answers.answers };
    const open = openFollowUps(questions, questionTargets(items), given, { country, report_type });
    return followUpsOf(questions, shown, items, open);
  }, [questions, shown, sendBack, own, answers.answers, country, report_type]);
  const news = useAskedNews(useMemo(() => [...followUps.values()].flat(), [followUps]));
  const isOfClient = sendBack?.origin === 'client';
  if (sent) return <Sent client={isOfClient ? client : null} goOn={() => take(sent)} />;
  if (!sendBack) return null;
  const numbers = questionNumbers(shown);
  const names = sendBack.items.map((item) => {
    const title = questions.find(({ id }) => item.kind === 'question' && id === item.target)?.title;
    return title ?? targetLabel(item, form?.form ?? null, locale) ?? '';
  });
  const summary: FormError[] = [
    ...(isTooEarly && isUploading ? [{ fieldId: null, message: t(FILE.running) }] : []),
    ...(problem === null ? [] : [{ fieldId: null, message: problem }]),
    ...Object.entries(errors).map(([path, message]) => ({
      fieldId: anchorOfPath(path),
      message: path.startsWith(ITEM_PATH)
        ? `${names[sendBack.items.findIndex(({ _id: id }) => path === ITEM_PATH + id)] ?? ''}: ${message}`
        : message,
    })),
  ];
  return (
    <form
      className="form-page"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <StepHeading>{t(SENT_BACK.title)}</StepHeading>
      <p className="lead">
        {isOfClient ? t(SENT_BACK.lead_client, { client }) : t(SENT_BACK.lead, { provider: brand.name })}
      </p>
      <ErrorSummary errors={summary} />
      <AskedNews text={news} />
      {sendBack.items.map((item, place) => (
        <SentBackItem
          key={item._id}
          item={item}
          place={t(SENT_BACK.item, { number: place + 1, total: sendBack.items.length })}
          name={names[place] ?? ''}
          noteLabel={isOfClient ? t(SENT_BACK.note_client, { client }) : t(SENT_BACK.note)}
          note={notes.get(item._id) ?? ''}
          error={errors[ITEM_PATH + item._id] ?? null}
          onNote={(note) => putNote(item._id, note)}
        >
          <SentBackControl
            item={item}
            followUps={followUps.get(item.target) ?? []}
            items={shown}
            numbers={numbers}
            answers={answers}
            form={form}
            errors={errors}
          />
        </SentBackItem>
      ))}
      <div className="submit-bar">
        <SaveState state={shownState(answers.saveState, form?.saveState)} />
        {isOnlyHere && (
          <p className="save-state save-offline" role="alert">
            {t(SENT_BACK.note_only_here)}
          </p>
        )}
        <Button type="submit" isBusy={isBusy}>
          {t(SENT_BACK.send)}
        </Button>
      </div>
    </form>
  );
}

/** Merges the save states of the answers and the form: shows a problem first, otherwise the latest save. */
function shownState(answers: QueueState, form: QueueState | undefined): QueueState {
  if (!form || form.phase === 'idle') return answers;
  if (answers.phase === 'idle') return form;
  const isWell = ({ phase }: QueueState) => phase === 'saved';
  if (isWell(form) !== isWell(answers)) return isWell(form) ? answers : form;
  return (form.savedAt?.getTime() ?? 0) > (answers.savedAt?.getTime() ?? 0) ? form : answers;
}

function anchorOfPath(path: string): string {
  if (path.startsWith(ITEM_PATH)) return noteAnchorOf(path.slice(ITEM_PATH.length));
  if (path.startsWith(ANSWER_PATH)) return questionAnchorOf(path.slice(ANSWER_PATH.length));
  return fieldAnchorOf(path);
}

/** `client` is null if the provider's desk had sent the items back. */
function Sent({ client, goOn }: { client: string | null; goOn: () => void }) {
  const { t } = useI18n();
  const { brand } = useConfig();
  return (
    <Notice title={t(SENT_BACK.sent_title)} kind="good">
      <p className="lead">
        {client === null ? t(SENT_BACK.sent_text, { provider: brand.name }) : t(SENT_BACK.sent_text_client, { client })}
      </p>
      <p className="actions">
        <Button onClick={goOn}>{t(WORDS.continue)}</Button>
        <Link href="/home">{t(WORDS.yourOnboardings)}</Link>
      </p>
    </Notice>
  );
}
