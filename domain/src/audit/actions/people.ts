import type { Words } from '../../language/locales';

/** Accounts, companies and their people, personal data. */
export const PEOPLE_ACTION_WORDS = {
  'account.change_password': { en: 'Changed their password', es: 'Cambió su contraseña', 'pt-BR': 'Alterou a senha' },
  'account.choose_notifications': {
    en: 'Chose their notifications',
    es: 'Eligió sus notificaciones',
    'pt-BR': 'Escolheu suas notificações',
  },
  'account.lock_out': {
    en: 'Sign-ins refused after wrong passwords',
    es: 'Accesos rechazados por contraseñas incorrectas',
    'pt-BR': 'Entradas recusadas por senhas incorretas',
  },
  'account.log_in_as': {
    en: 'Logged in as a client user',
    es: 'Entró como usuario de un cliente',
    'pt-BR': 'Entrou como usuário de um cliente',
  },
  'account.log_in': { en: 'Logged in', es: 'Inició sesión', 'pt-BR': 'Entrou' },
  'account.log_out': { en: 'Logged out', es: 'Cerró sesión', 'pt-BR': 'Saiu' },
  'account.register': { en: 'Registered an account', es: 'Registró una cuenta', 'pt-BR': 'Registrou uma conta' },
  'account.remove_image': { en: 'Removed their picture', es: 'Quitó su foto', 'pt-BR': 'Removeu a foto' },
  'account.request_reset': {
    en: 'Asked for a password reset',
    es: 'Pidió restablecer la contraseña',
    'pt-BR': 'Pediu a redefinição da senha',
  },
  'account.reset_password': {
    en: 'Chose a new password',
    es: 'Eligió una contraseña nueva',
    'pt-BR': 'Escolheu uma nova senha',
  },
  'account.set_image': { en: 'Changed their picture', es: 'Cambió su foto', 'pt-BR': 'Alterou a foto' },
  'account.update': { en: 'Changed their profile', es: 'Cambió su perfil', 'pt-BR': 'Alterou o perfil' },
  'account.view_as': {
    en: 'Viewed as a client user',
    es: 'Vio como usuario de un cliente',
    'pt-BR': 'Visualizou como usuário de um cliente',
  },
  'audit.export': {
    en: 'Exported the audit trail',
    es: 'Exportó el registro de auditoría',
    'pt-BR': 'Exportou a trilha de auditoria',
  },
  'company.create': { en: 'Created a company', es: 'Creó una empresa', 'pt-BR': 'Criou uma empresa' },
  'company.deactivate': { en: 'Deactivated the company', es: 'Desactivó la empresa', 'pt-BR': 'Desativou a empresa' },
  'company.delete_label': { en: 'Deleted a label', es: 'Eliminó una etiqueta', 'pt-BR': 'Excluiu uma etiqueta' },
  'company.invite_user': { en: 'Invited a user', es: 'Invitó a un usuario', 'pt-BR': 'Convidou um usuário' },
  'company.join': { en: 'Joined the company', es: 'Se unió a la empresa', 'pt-BR': 'Entrou na empresa' },
  'company.reactivate': { en: 'Reactivated the company', es: 'Reactivó la empresa', 'pt-BR': 'Reativou a empresa' },
  'company.remove_logo': { en: 'Removed the logo', es: 'Quitó el logotipo', 'pt-BR': 'Removeu o logotipo' },
  'company.rename': {
    en: "Changed the company's names",
    es: 'Cambió los nombres de la empresa',
    'pt-BR': 'Alterou os nomes da empresa',
  },
  'company.resend_user_invitation': {
    en: "Sent a user's invitation again",
    es: 'Reenvió la invitación de un usuario',
    'pt-BR': 'Reenviou o convite de um usuário',
  },
  'company.save_labels': { en: 'Changed labels', es: 'Cambió etiquetas', 'pt-BR': 'Alterou etiquetas' },
  'company.set_logo': { en: 'Changed the logo', es: 'Cambió el logotipo', 'pt-BR': 'Alterou o logotipo' },
  'company.update_features': {
    en: 'Changed products, quotas or prices',
    es: 'Cambió productos, cuotas o precios',
    'pt-BR': 'Alterou produtos, cotas ou preços',
  },
  'company.update_user': {
    en: "Changed a user's role or access",
    es: 'Cambió el rol o el acceso de un usuario',
    'pt-BR': 'Alterou o papel ou o acesso de um usuário',
  },
  'privacy.decide_erasure': {
    en: 'Decided on an erasure',
    es: 'Decidió sobre una supresión',
    'pt-BR': 'Decidiu sobre uma eliminação',
  },
  'privacy.erase_account': { en: 'Erased an account', es: 'Suprimió una cuenta', 'pt-BR': 'Eliminou uma conta' },
  'privacy.erase_onboarding': {
    en: "Erased an onboarding's personal data",
    es: 'Suprimió los datos personales de un proceso',
    'pt-BR': 'Eliminou os dados pessoais de um processo',
  },
  'privacy.fail_request': {
    en: 'A request about data failed',
    es: 'Falló una solicitud sobre datos',
    'pt-BR': 'Um pedido sobre dados falhou',
  },
  'privacy.make_copy': {
    en: 'Made a copy of personal data',
    es: 'Preparó una copia de datos personales',
    'pt-BR': 'Gerou uma cópia de dados pessoais',
  },
  'privacy.request_copy': {
    en: 'Asked for a copy of their data',
    es: 'Pidió una copia de sus datos',
    'pt-BR': 'Pediu uma cópia dos seus dados',
  },
  'privacy.request_erasure': {
    en: 'Asked for the erasure of their data',
    es: 'Pidió la supresión de sus datos',
    'pt-BR': 'Pediu a eliminação dos seus dados',
  },
  'privacy.set_consents': { en: 'Changed consents', es: 'Cambió consentimientos', 'pt-BR': 'Alterou consentimentos' },
  'privacy.withdraw_erasure': {
    en: 'Withdrew a request for erasure',
    es: 'Retiró una solicitud de supresión',
    'pt-BR': 'Retirou um pedido de eliminação',
  },
  'user.create': { en: 'Created a user', es: 'Creó un usuario', 'pt-BR': 'Criou um usuário' },
  'user.deactivate': { en: 'Deactivated an account', es: 'Desactivó una cuenta', 'pt-BR': 'Desativou uma conta' },
  'user.invite_staff': {
    en: 'Invited a member of staff',
    es: 'Invitó a un miembro del personal',
    'pt-BR': 'Convidou um membro da equipe',
  },
  'user.mail_reset': {
    en: 'Mailed a link to choose a password',
    es: 'Envió un enlace para elegir la contraseña',
    'pt-BR': 'Enviou um link para escolher a senha',
  },
  'user.reactivate': { en: 'Reactivated an account', es: 'Reactivó una cuenta', 'pt-BR': 'Reativou uma conta' },
} as const satisfies Record<string, Words>;
