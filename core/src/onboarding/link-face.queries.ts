import type { OnboardingStep } from '@homologa/domain/catalog/onboarding-steps';
import { type Locale, matchLocale } from '@homologa/domain/language/locales';
import { coverPath } from '@homologa/domain/onboarding/cover-path';
import type { Context } from '../kernel/context';
import { findLink } from './access.queries';

/** Data that the page of an onboarding link shows before the app is loaded: limited to what a public link reveals. */
export interface LinkFace {
  clientName: string;
  /** The workflow's title; may be empty. */
  title: string;
  /** Language chosen by the client; null if the visitor's language applies. */
  locale: Locale | null;
  logoFileId: string | null;
  /**
   * False if only the holder of the link may see the data, which must then not appear in link previews of messengers.
   */
  isPublic: boolean;
  /** Stored step of the link's supplier, whose screen the page preloads; null without an open personal link. */
  step: OnboardingStep | null;
  /** The client's own introduction; null without an open personal link. */
  introduction: { title: string; text: string; welcomeMessage: string; cover: string | null } | null;
  /** Country id whose privacy notice the account step shows; null at other steps. */
  noticeCountry: string | null;
}

interface LinkPlace {
  workflowId: string;
  supplierId: string | null;
  linkToken: string | null;
}

const FACE = {
  title: true,
  defaultLocale: true,
  introductionTitle: true,
  introductionText: true,
  welcomeMessage: true,
  coverFileId: true,
  company: { select: { name: true, logoFileId: true } },
} as const;

/**
 * Returns null if the workflow is unknown, not active or without onboarding. Also returns null for a personal link that
 * is expired, revoked or of another supplier, unless the company has a public link.
 */
export async function findLinkFace(ctx: Context, place: LinkPlace): Promise<LinkFace | null> {
  const { workflowId, supplierId, linkToken } = place;
  const found = await ctx.db.read.workflow.findUnique({
    where: { id: workflowId },
    select: { companyId: true, status: true, type: true, company: { select: { publicOnboardingLink: true } } },
  });
  if (!found || found.status !== 'active' || found.type === 'investigating') return null;
  const isPublic = found.company.publicOnboardingLink;
  const link =
    supplierId === null || linkToken === null ? null : await findLink(ctx, { workflowId, supplierId }, linkToken);
  const invited = link?.isOpen ? link.supplierId : null;
  if (!isPublic && invited === null) return null;
  const { companyId } = found;
  const [workflow, supplier] = await ctx.db.tenant(companyId, async (tx) => [
    await tx.workflow.findFirst({ where: { id: workflowId, companyId }, select: FACE }),
    invited === null
      ? null
      : await tx.supplier.findFirst({
          where: { id: invited, companyId, workflowId },
          select: { onboardingStep: true, country: true },
        }),
  ]);
  if (!workflow) return null;
  const { title, defaultLocale, company, introductionTitle, introductionText, welcomeMessage, coverFileId } = workflow;
  return {
    clientName: company.name,
    title,
    locale: matchLocale(defaultLocale),
    logoFileId: company.logoFileId,
    isPublic,
    step: supplier?.onboardingStep ?? null,
    introduction: supplier && {
      title: introductionTitle,
      text: introductionText,
      welcomeMessage,
      cover: coverFileId && coverPath(workflowId, coverFileId),
    },
    noticeCountry: supplier?.onboardingStep === 'account_connection' ? supplier.country : null,
  };
}
