import type { AnswerSheetResponse } from '@homologa/domain/onboarding/answers/answer-sheet.contract';
import { saveFile } from '@homologa/web/files/save-file';
import { isApiError, isTemporary } from '@homologa/web/http/api-error';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/Button';
import { ErrorSummary } from '../../../components/ErrorSummary';
import { FILE } from '../../../components/file.texts';
import { useI18n } from '../../../i18n/I18nProvider';
import { failureText, type TellWhy } from '../../../lib/error-text';
import { useSubmit } from '../../../lib/use-submit';
import { useTold } from '../../../lib/use-told';
import { useOwnOnboarding } from '../../../onboarding/onboarding-context';
import type { QuestionnaireState } from '../use-questionnaire';
import { getAnswerSheet, postAnswerSheet } from './sheet.api';
import { SHEET } from './sheet.texts';

type LeftOut = AnswerSheetResponse['left_out'];

const SHOWN = 50;

/** Says which file belongs here where the general text would only say that the type is not allowed. */
const sheetFailureText: (error: unknown, ...reader: Parameters<TellWhy>) => Promise<string> = async (
  error,
  locale,
  t,
) => (isApiError(error, 'file_type_not_allowed') ? t(SHEET.other_file) : failureText(error, locale, t));

/**
 * Reads the file, so that it can be sent again though the phone has taken its permission back, or the program that
 * edits it has locked or replaced it. Returns the file itself if it cannot be read: sending it tells why.
 */
const copyOf = async (file: File): Promise<File> => {
  try {
    return new File([await file.arrayBuffer()], file.name, { type: file.type });
  } catch {
    return file;
  }
};

interface SheetPanelProps {
  state: QuestionnaireState;
  /** Brings a question that is shown to the supplier. */
  open: (questionId: string) => void;
}

/** Lets the supplier answer in a spreadsheet: downloads it, uploads it, and lists what was not taken. */
export function SheetPanel({ state, open }: SheetPanelProps) {
  const { t, locale } = useI18n();
  const { key, workflow, take } = useOwnOnboarding();
  const [isLoading, load] = useSubmit();
  const [isReading, read] = useSubmit();
  const [result, setResult] = useState<(AnswerSheetResponse & { isRepeated: boolean }) | null>(null);
  // The spreadsheet whose upload the line or the server has interrupted.
  const [kept, setKept] = useState<File | null>(null);
  const { problem, tell, clear } = useTold();
  const input = useRef<HTMLInputElement>(null);
  const outcome = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // Who answers on the page while the spreadsheet is read must not lose the field in the middle of a word.
    const isElsewhere = document.activeElement?.matches('input:not([type=file]), textarea, select');
    if (result && !isElsewhere) outcome.current?.focus();
  }, [result]);

  /** Saves what was typed on the page first: the spreadsheet must neither miss nor contradict it. */
  async function whole<Answer>(work: () => Promise<Answer>, onCut = () => {}): Promise<Answer | null> {
    clear();
    let failure: unknown;
    try {
      if (await state.flush()) return await work();
      failure = state.whyUnsaved();
    } catch (error) {
      failure = error;
    }
    if (isTemporary(failure)) onCut();
    await tell((...reader) => sheetFailureText(failure, ...reader));
    return null;
  }
  const download = () =>
    load(async () => {
      const name = `${workflow.info.title || t(SHEET.file)}.xlsx`;
      const sheet = await whole(() => getAnswerSheet(key, locale));
      if (sheet) saveFile(sheet, name);
    });
  const send = (given: File) =>
    read(async () => {
      const isRepeated = given === kept;
      setResult(null);
      setKept(null);
      const file = isRepeated ? given : await copyOf(given);
      const answer = await whole(
        () => postAnswerSheet(key, file, locale),
        () => setKept(file),
      );
      if (!answer) return;
      take(answer.supplier);
      setResult({ ...answer, isRepeated });
    });
  return (
    <>
      <p>{t(SHEET.lead)}</p>
      <ErrorSummary errors={problem === null ? [] : [{ fieldId: null, message: problem }]} />
      <p className="sheet-actions">
        <Button kind="secondary" isBusy={isLoading} onClick={download}>
          {t(SHEET.download)}
        </Button>
        <Button kind="secondary" isBusy={isReading} onClick={() => input.current?.click()}>
          {t(SHEET.choose)}
        </Button>
        {kept && (
          <Button isBusy={isReading} onClick={() => send(kept)}>
            {t(FILE.retry)}
            <span className="visually-hidden">: {kept.name}</span>
          </Button>
        )}
        <input
          ref={input}
          type="file"
          hidden
          accept=".xlsx"
          aria-label={t(SHEET.choose)}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) send(file);
            // The same file can be chosen again after it was corrected.
            target.value = '';
          }}
        />
      </p>
      <p ref={outcome} tabIndex={-1} role="status" className={result ? 'note' : 'visually-hidden'}>
        {isReading ? t(SHEET.reading) : result && takenText(result)}
      </p>
      {result && result.left_out.length > 0 && <LeftOutList leftOut={result.left_out} state={state} open={open} />}
    </>
  );

  function takenText({ taken, left_out, isRepeated }: NonNullable<typeof result>): string {
    // The first upload may have arrived though its answer was lost: then the second finds everything saved.
    if (taken === 0 && left_out.length === 0) return t(isRepeated ? SHEET.saved : SHEET.nothing);
    if (taken === 0) return t(SHEET.none);
    return taken === 1 ? t(SHEET.taken_one) : t(SHEET.taken, { count: taken });
  }
}

function LeftOutList({ leftOut, state, open }: SheetPanelProps & { leftOut: LeftOut }) {
  const { t } = useI18n();
  const shown = new Set(state.items.map(({ id }) => id));
  const placeOf = ({ row, sheet }: LeftOut[number]): string =>
    sheet === null ? t(SHEET.row, { row }) : t(SHEET.row_of, { sheet, row });
  return (
    <div className="sheet-left">
      <p>
        <strong>{t(SHEET.left_out)}</strong>
      </p>
      <ul>
        {leftOut.slice(0, SHOWN).map((one) => {
          const { question_id: id, title, reason } = one;
          return (
            <li key={`${one.sheet} ${one.row} ${reason}`}>
              <span className="muted">{placeOf(one)}</span>{' '}
              {id !== null && shown.has(id) ? (
                <button type="button" className="link" onClick={() => open(id)}>
                  {title}
                </button>
              ) : (
                title
              )}
              <span className="sheet-reason">{reason}</span>
            </li>
          );
        })}
      </ul>
      {leftOut.length > SHOWN && <p>{t(SHEET.more, { count: leftOut.length - SHOWN })}</p>}
    </div>
  );
}
