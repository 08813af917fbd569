import { writeAnswerSheet } from '@homologa/core/exports/answer-sheet/write-answer-sheet';
import { uploadAnswerSheet } from '@homologa/core/onboarding/answers/sheet/upload-answer-sheet';
import {
  answerSheetPart,
  answerSheetQuery,
  answerSheetResponse,
} from '@homologa/domain/onboarding/answers/answer-sheet.contract';
import { onboardingSupplierParams } from '@homologa/domain/onboarding/onboarding.contract';
import { route } from '../../http/route';
import { sendFile } from '../../http/send-file';
import { answerSupplier, keyOf } from './onboarding.routes';

const SHEET = '/onboarding/workflows/:id/suppliers/:sid/answers-sheet';

export const answerSheetRoutes = [
  route({
    method: 'get',
    path: SHEET,
    summary: 'The questionnaire as a spreadsheet to fill in offline, with the saved answers',
    auth: 'onboarding',
    params: onboardingSupplierParams,
    query: answerSheetQuery,
    async handler(input) {
      const locale = input.query.language;
      return sendFile(input.res, await writeAnswerSheet(input.ctx, keyOf(input), { locale }));
    },
  }),
  route({
    method: 'post',
    path: SHEET,
    summary: 'Saves the answers of a spreadsheet that fit, and reports each cell that was not taken (multipart: file)',
    auth: 'onboarding',
    params: onboardingSupplierParams,
    body: answerSheetPart,
    upload: 'file',
    response: answerSheetResponse,
    async handler(input) {
      const { ctx, adapters, body, file } = input;
      const sheet = { upload: file, locale: body.language };
      const { seen, taken, leftOut } = await uploadAnswerSheet(ctx, adapters.importReader, keyOf(input), sheet);
      return {
        supplier: await answerSupplier(input, seen),
        taken,
        left_out: leftOut.map(({ row, sheet: name, questionId, number, title, reason }) => ({
          row,
          sheet: name,
          question_id: questionId,
          number,
          title,
          reason,
        })),
      };
    },
  }),
];
