import { isCommonPassword } from '@homologa/domain/accounts/common-passwords';
import type { PasswordPolicy } from '@homologa/domain/accounts/password-rules';
import type { Context } from '../../kernel/context';

export const passwordPolicy = (ctx: Context): PasswordPolicy => ({
  minLength: ctx.config.passwordMinLength,
  isCommon: isCommonPassword,
});
