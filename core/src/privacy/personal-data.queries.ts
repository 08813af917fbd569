import { DomainError } from '@homologa/domain/errors/domain-error';
import type { Locale } from '@homologa/domain/language/locales';
import type { QuestionOption } from '@homologa/domain/questionnaires/questionnaire-rules';
import type { Context } from '../kernel/context';
import { findSuppressionsOf } from '../kernel/mail/suppressions';
import { personMailLocale } from '../mail/mail-locale';
import type { KeptItem } from '../questionnaires/kept-versions.queries';
import { INVITE_SELECT } from '../supplier-record/invite-columns.queries';

interface CopiedFile {
  key: string;
  name: string;
  mime: string;
}

const FILE = { select: { key: true, name: true, mime: true, size: true } } as const;

/**
 * Loads all personal data of an account: profile, consents, and for each onboarding the answers, form, billing,
 * payments, send-backs, files, the score if the client shows it, and automatic decisions; handovers by or to the person;
 * and why its addresses get no mail. Excludes data written about the company by others (reports, calls, decisions of
 * people, scores that are not shown), which belong to the client. Throws `not_found`.
 */
export async function readPersonalData(ctx: Context, userId: string) {
  const user = await ctx.db.read.user.findUnique({
    where: { id: userId },
    select: {
      id: true,
      name: true,
      email: true,
      emailProvenAt: true,
      phone: true,
      title: true,
      country: true,
      preferences: true,
      createdAt: true,
      consents: { orderBy: { createdAt: 'asc' }, omit: { userId: true } },
      sessions: { select: { createdAt: true, expiresAt: true, revokedAt: true, ip: true, userAgent: true } },
      knownDevices: { select: { createdAt: true, lastUsedAt: true } },
      emailChanges: { select: { email: true, previousEmail: true, createdAt: true, usedAt: true } },
      privacyRequests: { omit: { userId: true, decidedById: true, fileId: true }, orderBy: { createdAt: 'asc' } },
    },
  });
  if (!user) throw new DomainError('not_found');
  const suppliers = await ctx.db.read.supplier.findMany({
    where: { accountId: userId },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: {
      id: true,
      ...INVITE_SELECT,
      website: true,
      status: true,
      onboardingStep: true,
      accountPhone: true,
      accountConnectedAt: true,
      finishedAt: true,
      receivedAt: true,
      receiptNumber: true,
      callTime: true,
      workflow: {
        select: {
          title: true,
          company: { select: { name: true } },
          scoreShown: true,
        },
      },
      scorePercent: true,
      scoreOutcome: true,
      decisions: {
        where: { byRule: true },
        select: { decision: true, reason: true, createdAt: true },
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      },
      retiredAnswers: { select: { questionId: true, value: true, updatedAt: true, file: FILE } },
      answers: {
        select: { value: true, updatedAt: true, question: { select: { title: true, options: true } }, file: FILE },
      },
      birRequests: {
        select: {
          company: true,
          country: true,
          form: true,
          billingGeneral: true,
          billingPayment: true,
          createdAt: true,
          submittedAt: true,
          files: { select: { type: true, name: true, createdAt: true, file: FILE } },
        },
      },
      payments: {
        select: {
          method: true,
          email: true,
          amount: true,
          currency: true,
          reference: true,
          status: true,
          paidAt: true,
        },
      },
      sendBacks: {
        select: {
          status: true,
          sentAt: true,
          endedAt: true,
          items: {
            select: {
              kind: true,
              target: true,
              label: true,
              reason: true,
              before: true,
              after: true,
              note: true,
              files: { select: { file: FILE } },
            },
            orderBy: { position: 'asc' },
          },
        },
        orderBy: [{ sentAt: 'asc' }, { id: 'asc' }],
      },
      statusUpdates: { select: { name: true, createdAt: true }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] },
    },
  });
  const retired = await readRetiredQuestions(
    ctx,
    suppliers.flatMap(({ id, retiredAnswers }) => (retiredAnswers.length > 0 ? [id] : [])),
  );
  const files: CopiedFile[] = [];
  const place = (folder: string, file: CopiedFile | null): string | null => {
    if (!file) return null;
    const name = `${folder}/${files.length + 1}-${file.name}`;
    files.push({ ...file, name });
    return name;
  };
  const onboardings = suppliers.map(
    (
      { workflow, answers, retiredAnswers, birRequests, sendBacks, scorePercent, scoreOutcome, decisions, ...supplier },
      index,
    ) => {
      const folder = `files/${index + 1}`;
      const isScored = scorePercent !== null || scoreOutcome !== null;
      return {
        ...supplier,
        client: workflow.company.name,
        workflow: workflow.title,
        score: workflow.scoreShown && isScored ? { percent: scorePercent, outcome: scoreOutcome } : null,
        automaticDecisions: decisions.map(({ decision, reason, createdAt }) => ({
          decision,
          // The reason of the rule names the outcome and the percentage.
          reason: workflow.scoreShown ? reason : '',
          decidedAt: createdAt,
        })),
        answers: answers.map(({ value, updatedAt, question, file }) => ({
          question: question.title,
          value: chosenTexts(value, question.options as unknown as QuestionOption[]),
          file: place(folder, file),
          updatedAt,
        })),
        answersToFormerQuestions: retiredAnswers.map(({ questionId, value, updatedAt, file }) => {
          const question = retired.get(questionId);
          return {
            question: question?.title ?? '',
            value: chosenTexts(value, question?.options ?? []),
            file: place(folder, file),
            updatedAt,
          };
        }),
        forms: birRequests.map(({ files: attached, ...form }) => ({
          ...form,
          files: attached.map(({ type, createdAt, file }) => ({ type, createdAt, file: place(folder, file) })),
        })),
        sentBack: sendBacks.map(({ items, ...sendBack }) => ({
          ...sendBack,
          items: items.map(({ files: held, ...item }) => ({
            ...item,
            files: held.map(({ file }) => place(folder, file)),
          })),
        })),
      };
    },
  );
  const locale: Locale = personMailLocale(user.preferences);
  const { emailProvenAt, ...account } = user;
  const previous = account.emailChanges.flatMap(({ previousEmail }) => previousEmail ?? []);
  const own = { userId, emails: [account.email, ...previous], isProven: emailProvenAt !== null };
  const handovers = await readHandovers(ctx, own);
  // An address that nobody proved may be a stranger's.
  const known = [...(own.isProven ? own.emails : []), ...suppliers.flatMap(({ emails }) => emails)];
  const withheldMail = await findSuppressionsOf(ctx.db, ctx.config.suppressionSeeds, known);
  return { data: { account, onboardings, handovers, withheldMail }, files, locale };
}

/** Returns the questions of the suppliers' retired answers as they were answered, by their ids. */
async function readRetiredQuestions(
  ctx: Context,
  supplierIds: readonly string[],
): Promise<ReadonlyMap<string, Pick<KeptItem, 'id' | 'title' | 'options'>>> {
  if (supplierIds.length === 0) return new Map();
  const rows = await ctx.db.read.$queryRaw<{ item: KeptItem }[]>`
    SELECT DISTINCT ON (a."questionId") kept."item"
    FROM "RetiredAnswer" a
    JOIN "Supplier" s ON s."id" = a."supplierId" AND s."companyId" = a."companyId"
    JOIN "QuestionnaireVersion" v ON v."workflowId" = s."workflowId" AND v."companyId" = s."companyId"
      AND v."version" >= a."version"
    CROSS JOIN LATERAL jsonb_array_elements(v."items") AS kept("item")
    WHERE a."supplierId" = ANY(${[...supplierIds]}::uuid[]) AND kept."item"->>'id' = a."questionId"::text
    ORDER BY a."questionId", (kept."item"->>'version')::int = a."version" DESC, v."version" DESC`;
  return new Map(rows.map(({ item }) => [item.id, item]));
}

/** Handovers by the person, without the colleague, and to the person, without the former one. */
async function readHandovers(
  ctx: Context,
  { userId, emails, isProven }: { userId: string; emails: string[]; isProven: boolean },
) {
  // An unproven account may have been registered with the e-mail of another person.
  const named = isProven ? emails : [];
  const rows = await ctx.db.read.handover.findMany({
    where: {
      confirmedAt: { not: null },
      OR: [
        { formerAccountId: userId },
        { toAccountId: userId },
        { formerEmails: { hasSome: named } },
        { email: { in: named } },
      ],
    },
    select: {
      fullName: true,
      email: true,
      note: true,
      formerEmails: true,
      toAccountId: true,
      createdAt: true,
      confirmedAt: true,
    },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
  return rows.map(({ fullName, email, note, formerEmails, toAccountId, createdAt, confirmedAt }) => ({
    ...(toAccountId === userId || named.includes(email) ? { fullName, email, note } : {}),
    formerEmails: formerEmails.filter((each) => emails.includes(each)),
    createdAt,
    confirmedAt,
  }));
}

function chosenTexts(value: unknown, options: readonly QuestionOption[]): unknown {
  const textOf = (part: unknown): unknown => options.find(({ id }) => id === part)?.value ?? part;
  return Array.isArray(value) ? value.map(textOf) : textOf(value);
}
