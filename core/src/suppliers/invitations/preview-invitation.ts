import { DomainError } from '@homologa/domain/errors/domain-error';
import type { Locale } from '@homologa/domain/language/locales';
import { canEditWorkflow } from '@homologa/domain/workflows/workflow.policy';
import { authorize, requireCompany } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import { withInlineImages } from '../../kernel/ports/mailer';
import { loadCoverImage, loadLogoImage } from '../../mail/inline-images';
import type { RenderedMail } from '../../mail/render-mail';
import { type InvitationKind, renderInvitation } from './build-invitation';

/** Not the id of any supplier, so the link in the sample does not work. */
const SAMPLE_LINK_ID = 'sample';

const INVITATION_SAMPLES: Readonly<Record<Locale, { supplier: string; person: string; email: string }>> = {
  en: { supplier: 'Example Supplies Ltd.', person: 'Mary Example', email: 'mary@supplier.example' },
  es: { supplier: 'Suministros Ejemplo S.A.', person: 'María Ejemplo', email: 'maria@proveedor.example' },
  'pt-BR': { supplier: 'Suprimentos Exemplo Ltda.', person: 'Maria Exemplo', email: 'maria@fornecedor.example' },
};

interface TypedInvitation {
  title?: string;
  subject?: string;
  message?: string;
  /** `YYYY-MM-DD` */
  dueDate?: string | null;
}

export interface InvitationPreview extends RenderedMail {
  from: string;
  to: string;
}

/**
 * Renders an invitation or reminder to a sample supplier with the production template. The link in the sample does not
 * work. Sends and stores nothing. Throws `not_found`, `forbidden`.
 */
export async function previewInvitation(
  ctx: Context,
  input: { id: string; kind: InvitationKind; locale: Locale; typed: TypedInvitation },
): Promise<InvitationPreview> {
  const { companyId } = requireCompany(ctx.actor);
  const { id, kind, locale, typed } = input;
  const workflow = await ctx.db.tenant(companyId, async (tx) => {
    const found = await tx.workflow.findFirst({
      where: { id, companyId },
      include: { company: { select: { name: true, legalName: true, logoFileId: true } } },
    });
    if (!found) throw new DomainError('not_found');
    authorize(canEditWorkflow(ctx.actor, found));
    const shown = [found.coverFileId, found.company.logoFileId].flatMap((fileId) => fileId ?? []);
    const stored = await tx.storedFile.findMany({ where: { id: { in: shown }, companyId } });
    const keyOf = (fileId: string | null) => stored.find((file) => file.id === fileId)?.key ?? null;
    return { ...found, coverKey: keyOf(found.coverFileId), logoKey: keyOf(found.company.logoFileId) };
  });
  const sample = INVITATION_SAMPLES[locale];
  const cover = await loadCoverImage(ctx, workflow.coverKey);
  const logo = await loadLogoImage(ctx, workflow.logoKey);
  const mail = await renderInvitation(ctx, {
    kind,
    locale,
    cover,
    logo,
    names: {
      client: workflow.company.name || workflow.company.legalName,
      supplier: sample.supplier,
      person: sample.person,
      workflow: (typed.title ?? workflow.title).trim() || '…',
    },
    workflow: {
      emailSubject: typed.subject ?? workflow.emailSubject,
      emailMessage: typed.message ?? workflow.emailMessage,
      dueDate: typed.dueDate === undefined ? workflow.dueDate : dateOf(typed.dueDate),
    },
    url: `${ctx.config.publicUrl}/onboarding/${id}/suppliers/${SAMPLE_LINK_ID}`,
    reopened: [],
    before: null,
  });
  const html = withInlineImages(
    mail.html,
    [cover, logo].filter((image) => image !== null),
  );
  return { ...mail, html, from: ctx.config.mailFrom, to: `${sample.person} <${sample.email}>` };
}

const dateOf = (day: string | null): Date | null => (day ? new Date(day) : null);
