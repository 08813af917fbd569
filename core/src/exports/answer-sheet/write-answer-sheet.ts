import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { exportFileName } from '@homologa/domain/exports/export-file-name';
import type { Locale } from '@homologa/domain/language/locales';
import type { AnswerValue } from '@homologa/domain/onboarding/answer-rules';
import { ANSWER_SHEET } from '@homologa/domain/questionnaires/answer-sheet/sheet-words';
import type { OpenFile } from '../../files/open-file';
import type { Context } from '../../kernel/context';
import { type OnboardingKey, openOnboarding, requireOwn } from '../../onboarding/access.queries';
import { currentAnswers, listItems, readAnswers } from '../../questionnaires/answers.queries';
import { writeWorkbook, XLSX_MIME } from '../xlsx/write-workbook';
import { answerSheets } from './answer-sheets';

/**
 * Writes the questionnaire of an onboarding as a workbook to fill in offline, with the answers that are saved (reference
 * 6.17). Throws `not_found`, `unauthenticated`, `onboarding_step_not_reached`.
 */
export async function writeAnswerSheet(
  ctx: Context,
  key: OnboardingKey,
  { locale }: { locale: Locale },
): Promise<OpenFile> {
  const access = await openOnboarding(ctx, key);
  requireOwn(access);
  const { companyId, supplierId, workflowId } = access;
  const { title, items, answers } = await ctx.db.tenant(companyId, async (tx) => {
    const workflow = await tx.workflow.findFirstOrThrow({
      where: { id: workflowId, companyId },
      select: { title: true },
    });
    const items = await listItems(tx, workflowId, companyId);
    const answers: ReadonlyMap<string, AnswerValue> = currentAnswers(
      items,
      await readAnswers(tx, supplierId, companyId),
    );
    return { title: workflow.title, items, answers };
  });
  const folder = await mkdtemp(join(ctx.config.dataDir, 'answer-sheet-'));
  try {
    const path = join(folder, 'answers.xlsx');
    await writeWorkbook(path, answerSheets(items, answers, locale), locale);
    const bytes = await readFile(path);
    const name = exportFileName(title, ANSWER_SHEET.name[locale], ctx.now());
    return { stream: Readable.from([bytes]), name, mime: XLSX_MIME, size: bytes.length };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
