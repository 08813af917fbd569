import type { AccountRole, CompanyRole } from '../accounts/actor';
import type { Words } from './locales';

/** Roles within a company. */
export const COMPANY_ROLE_WORDS: Readonly<Record<CompanyRole, Words>> = {
  company_admin: { en: 'Company admin', es: 'Administrador de la empresa', 'pt-BR': 'Administrador da empresa' },
  company_user: { en: 'Company user', es: 'Usuario de la empresa', 'pt-BR': 'Usuário da empresa' },
};

/** Roles of an account. */
export const ACCOUNT_ROLE_WORDS: Readonly<Record<AccountRole, Words>> = {
  admin: {
    en: 'Provider staff',
    es: 'Personal del proveedor de informes',
    'pt-BR': 'Equipe do provedor de relatórios',
  },
  user: { en: 'User', es: 'Usuario', 'pt-BR': 'Usuário' },
};
