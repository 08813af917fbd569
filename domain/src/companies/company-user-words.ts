import type { CompanyRole } from '../identity/actor';
import type { Words } from '../language/locales';
import type { CompanyUserStatus } from './company-users';

export const COMPANY_ROLE_WORDS: Readonly<Record<CompanyRole, Words>> = {
  company_admin: { en: 'Company admin', es: 'Administrador de la empresa', 'pt-BR': 'Administrador da empresa' },
  company_user: { en: 'Company user', es: 'Usuario de la empresa', 'pt-BR': 'Usuário da empresa' },
};

export const COMPANY_USER_STATUS_WORDS: Readonly<Record<CompanyUserStatus, Words>> = {
  active: { en: 'Active', es: 'Activo', 'pt-BR': 'Ativo' },
  invited: { en: 'Invited', es: 'Invitado', 'pt-BR': 'Convidado' },
  deactivated: { en: 'Deactivated', es: 'Desactivado', 'pt-BR': 'Desativado' },
};
