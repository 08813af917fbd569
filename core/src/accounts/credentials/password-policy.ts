import { isCommonPassword } from '@homologa/domain/accounts/common-passwords';
import type { PasswordPolicy } from '@homologa/domain/accounts/password-rules';
import type { Context } from '../../kernel/context';

/** What the server demands of a new password: the setting's length, and not a common one (reference 11.3). */
export const passwordPolicy = (ctx: Context): PasswordPolicy => ({
  minLength: ctx.config.passwordMinLength,
  isCommon: isCommonPassword,
});
