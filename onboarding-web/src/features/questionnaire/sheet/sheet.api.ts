import type { Locale } from '@homologa/domain/language/locales';
import type { AnswerSheetResponse } from '@homologa/domain/onboarding/answers/answer-sheet.contract';
import { call, callForFile } from '../../../lib/api-client';
import type { OnboardingKey } from '../../../lib/link-tokens';
import { countUpload } from '../../../lib/running-uploads';
import { supplierPath } from '../../../lib/supplier-path';
import { countCall } from '../own-calls';

/** The questionnaire as a spreadsheet, with the saved answers. */
export const getAnswerSheet = (key: OnboardingKey, locale: Locale): Promise<Blob> =>
  callForFile(`${supplierPath(key)}/answers-sheet?language=${locale}`, { key });

/** Saves the answers of a spreadsheet that fit, and returns what was not taken, explained in the language. */
export function postAnswerSheet(key: OnboardingKey, file: File, locale: Locale): Promise<AnswerSheetResponse> {
  const body = new FormData();
  body.set('language', locale);
  body.set('file', file);
  const done = countCall(call<AnswerSheetResponse>('POST', `${supplierPath(key)}/answers-sheet`, { key, body }));
  countUpload(done);
  return done;
}
