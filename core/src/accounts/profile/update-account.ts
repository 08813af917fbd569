import { canUpdateAccount } from '@homologa/domain/accounts/account.policy';
import { checkProfile, combinePhone, splitPhone } from '@homologa/domain/accounts/profile-rules';
import { assertRules, DomainError } from '@homologa/domain/errors/domain-error';
import type { Locale } from '@homologa/domain/language/locales';
import type { ColumnWidths, SavedView } from '@homologa/domain/suppliers/saved-view.contract';
import { audit } from '../../kernel/audit';
import { authorize, requireNotActingAsOther, requireUser } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import { lockAccount } from '../sessions/locked-account.steps';
import { changedFields } from './changed-fields';

interface UpdateAccountInput {
  userId: string;
  /** Absent values are left unchanged and null clears a preference. The e-mail address is read-only. */
  info?: { name?: string; title?: string; phone?: string; phoneExt?: string };
  preferences?: {
    language?: Locale | null;
    supplierTableColumns?: string[] | null;
    savedViews?: readonly SavedView[] | null;
    supplierColumnWidths?: ColumnWidths | null;
    homeView?: string | null;
  };
}

/**
 * PUT /api/accounts/{id}: merges profile and preferences field by field. Throws an error for each invalid field of the
 * profile, and `not_found` for the account of another user.
 */
export async function updateAccount(ctx: Context, input: UpdateAccountInput): Promise<void> {
  const actor = requireUser(ctx.actor);
  authorize(canUpdateAccount(actor, input.userId));
  // Saved views and columns of a list change while staff act as the user, the person's own details never.
  if (input.info) requireNotActingAsOther(actor);
  await ctx.db.system(async (tx) => {
    // Under the lock, so that concurrent merges from two windows do not overwrite each other.
    const user = await lockAccount(tx, actor.userId);
    if (!user) throw new DomainError('unauthenticated');
    const before = splitPhone(user.phone);
    const { info } = input;
    const profile = {
      name: info?.name ?? user.name,
      phone: info?.phone ?? before.phone,
      extension: info?.phoneExt ?? before.extension,
    };
    if (info) assertRules(checkProfile(profile));
    const preferences = { ...(user.preferences as object), ...definedOnly(input.preferences ?? {}) };
    await tx.user.update({
      where: { id: actor.userId },
      data: {
        name: profile.name,
        title: (info?.title ?? user.title) || null,
        phone: combinePhone(profile),
        preferences,
      },
      select: { id: true },
    });
    await audit(ctx, tx, {
      companyId: actor.membership?.companyId ?? null,
      action: 'account.update',
      objectType: 'user',
      objectId: actor.userId,
      facts: {
        fields: [
          ...changedFields({ ...user, phone: before.phone, phoneExt: before.extension }, { ...info }),
          ...changedFields(user.preferences as Record<string, unknown>, { ...input.preferences }),
        ],
      },
    });
  });
}

const definedOnly = (values: object): object =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
