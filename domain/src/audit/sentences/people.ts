import type { Words } from '../../language/locales';
import type { PEOPLE_ACTION_WORDS } from '../actions/people';
import { did, happened } from './sentence';

export const PEOPLE_SENTENCES = {
  'account.change_password': did('changed their password', 'cambió su contraseña', 'alterou a própria senha'),
  'account.change_email': did('changed their email', 'cambió su correo', 'alterou o próprio e-mail'),
  'account.request_email_change': did(
    'asked for a code to change their email',
    'pidió un código para cambiar su correo',
    'pediu um código para alterar o próprio e-mail',
  ),
  'account.remove_password': did('removed their password', 'quitó su contraseña', 'removeu a própria senha'),
  'account.choose_notifications': did(
    'chose which notifications to get',
    'eligió qué notificaciones recibir',
    'escolheu quais notificações receber',
  ),
  'account.choose_needs_mail': did(
    'chose how often to be mailed what needs them',
    'eligió cada cuánto recibir por correo lo que requiere su atención',
    'escolheu com que frequência receber por e-mail o que requer a atenção dela',
  ),
  'account.lock_out': happened(
    'Sign-ins of {object} were refused after wrong passwords',
    'Se rechazaron accesos de {object} por contraseñas incorrectas',
    'Entradas de {object} foram recusadas por senhas incorretas',
  ),
  'account.add_factor': did('added a second factor', 'agregó un segundo factor', 'adicionou um segundo fator'),
  'account.remove_factor': did('removed a second factor', 'quitó un segundo factor', 'removeu um segundo fator'),
  'account.renew_recovery_codes': did(
    'made new recovery codes',
    'generó nuevos códigos de recuperación',
    'gerou novos códigos de recuperação',
  ),
  'account.use_recovery_code': happened(
    '{object} used a recovery code instead of the second factor',
    '{object} usó un código de recuperación en lugar del segundo factor',
    '{object} usou um código de recuperação em vez do segundo fator',
  ),
  'account.step_up': did(
    'confirmed their identity again',
    'volvió a confirmar su identidad',
    'confirmou novamente a identidade',
  ),
  'account.end_sessions': did('ended own sessions', 'cerró sesiones propias', 'encerrou sessões próprias'),
  'user.reset_factor': did(
    'reset the second factor of {object}',
    'restableció el segundo factor de {object}',
    'redefiniu o segundo fator de {object}',
  ),
  'company.require_factor': did(
    'changed whether a second factor is required',
    'cambió si se exige un segundo factor',
    'alterou a exigência de um segundo fator',
  ),
  'account.log_in_as': did('logged in as {object}', 'entró como {object}', 'entrou como {object}'),
  'account.log_in_by_code': happened(
    '{object} logged in by a mailed code',
    '{object} inició sesión con un código por correo',
    '{object} entrou com um código por e-mail',
  ),
  'account.log_in': happened('{object} logged in', '{object} inició sesión', '{object} entrou'),
  'account.log_out': happened('{object} logged out', '{object} cerró sesión', '{object} saiu'),
  'account.register_by_link': happened(
    'The account of {object} was made by the link of an invitation',
    'La cuenta de {object} se creó con el enlace de una invitación',
    'A conta de {object} foi criada pelo link de um convite',
  ),
  'account.register': happened(
    '{object} registered an account',
    '{object} registró una cuenta',
    '{object} registrou uma conta',
  ),
  'account.remove_image': did('removed their picture', 'quitó su foto', 'removeu a própria foto'),
  'account.request_code': happened(
    'A code to log in was asked for {object}',
    'Se pidió un código para iniciar sesión de {object}',
    'Foi pedido um código de acesso para {object}',
  ),
  'account.request_reset': happened(
    'A new password was asked for {object}',
    'Se pidió una contraseña nueva para {object}',
    'Foi pedida uma nova senha para {object}',
  ),
  'account.reset_password': happened(
    '{object} chose a new password',
    '{object} eligió una contraseña nueva',
    '{object} escolheu uma nova senha',
  ),
  'account.set_first_password': did('set a first password', 'eligió su primera contraseña', 'definiu a primeira senha'),
  'account.set_image': did('changed their picture', 'cambió su foto', 'alterou a própria foto'),
  'account.drop_unproven_password': happened(
    'The password of {object}, set before the email was proven, was removed',
    'Se eliminó la contraseña de {object}, elegida antes de comprobar el correo',
    'A senha de {object}, definida antes da comprovação do e-mail, foi removida',
  ),
  'account.update': did('changed their profile', 'cambió su perfil', 'alterou o próprio perfil'),
  'account.view_as': did('viewed the pages of {object}', 'vio las páginas de {object}', 'viu as páginas de {object}'),
  'audit.export': did('exported the audit trail', 'exportó el registro de auditoría', 'exportou a trilha de auditoria'),
  'company.create': did('created the company {object}', 'creó la empresa {object}', 'criou a empresa {object}'),
  'company.deactivate': did('deactivated {object}', 'desactivó {object}', 'desativou {object}'),
  'company.decline_invitation': happened(
    '{object} declined to join the company',
    '{object} rechazó unirse a la empresa',
    '{object} recusou entrar na empresa',
  ),
  'company.delete_label': did(
    'deleted the label {object}',
    'eliminó la etiqueta {object}',
    'excluiu a etiqueta {object}',
  ),
  'company.invite_user': did(
    'invited {object}[ as {role}]',
    'invitó a {object}[ como {role}]',
    'convidou {object}[ como {role}]',
  ),
  'company.join': happened(
    '{object} joined the company',
    '{object} se unió a la empresa',
    '{object} entrou na empresa',
  ),
  'company.reactivate': did('reactivated {object}', 'reactivó {object}', 'reativou {object}'),
  'company.remove_logo': did(
    'removed the logo of {object}',
    'quitó el logotipo de {object}',
    'removeu o logotipo de {object}',
  ),
  'company.rename': did(
    'changed the names of {object}',
    'cambió los nombres de {object}',
    'alterou os nomes de {object}',
  ),
  'company.resend_user_invitation': did(
    'sent the invitation to {object} again',
    'reenvió la invitación a {object}',
    'reenviou o convite a {object}',
  ),
  'company.save_labels': did(
    'changed the labels of {object}',
    'cambió las etiquetas de {object}',
    'alterou as etiquetas de {object}',
  ),
  'company.set_logo': did(
    'changed the logo of {object}',
    'cambió el logotipo de {object}',
    'alterou o logotipo de {object}',
  ),
  'company.update_features': did(
    'changed products, quotas or prices of {object}',
    'cambió productos, cuotas o precios de {object}',
    'alterou produtos, cotas ou preços de {object}',
  ),
  'company.update_user': did(
    'changed the role or access of {object}[ to {role}]',
    'cambió el rol o el acceso de {object}[ a {role}]',
    'alterou o papel ou o acesso de {object}[ para {role}]',
  ),
  'privacy.decide_erasure': did(
    'decided on the erasure that {object} asked for',
    'decidió sobre la supresión que pidió {object}',
    'decidiu sobre a eliminação pedida por {object}',
  ),
  'privacy.erase_account': did(
    'erased an account and its personal data',
    'suprimió una cuenta y sus datos personales',
    'eliminou uma conta e seus dados pessoais',
  ),
  'privacy.erase_onboarding': did(
    'erased the personal data of the contact of {supplier}',
    'suprimió los datos personales del contacto de {supplier}',
    'eliminou os dados pessoais do contato de {supplier}',
  ),
  'privacy.fail_request': happened(
    'A request of {object} about data failed',
    'Falló una solicitud de {object} sobre datos',
    'Um pedido de {object} sobre dados falhou',
  ),
  'privacy.make_copy': did(
    'made a copy of the personal data of {object}',
    'preparó una copia de los datos personales de {object}',
    'gerou uma cópia dos dados pessoais de {object}',
  ),
  'privacy.request_copy': did(
    'asked for a copy of their data',
    'pidió una copia de sus datos',
    'pediu uma cópia dos seus dados',
  ),
  'privacy.request_erasure': did(
    'asked for the erasure of their data',
    'pidió la supresión de sus datos',
    'pediu a eliminação dos seus dados',
  ),
  'privacy.set_consents': did('changed their consents', 'cambió sus consentimientos', 'alterou seus consentimentos'),
  'privacy.withdraw_erasure': did(
    'withdrew the request for erasure',
    'retiró la solicitud de supresión',
    'retirou o pedido de eliminação',
  ),
  'retention.set': did(
    'changed how long data of {object} are kept',
    'cambió cuánto tiempo se conservan los datos de {object}',
    'alterou por quanto tempo os dados de {object} são mantidos',
  ),
  'retention.run': happened(
    'Old data were deleted as {object} has chosen[: {kind}]',
    'Se eliminaron datos antiguos según lo elegido por {object}[: {kind}]',
    'Dados antigos foram excluídos conforme a escolha de {object}[: {kind}]',
  ),
  'retention.let_go': happened(
    'Old personal data of {supplier} were erased',
    'Se suprimieron datos personales antiguos de {supplier}',
    'Dados pessoais antigos de {supplier} foram eliminados',
  ),
  'user.create': did('created the user {object}', 'creó el usuario {object}', 'criou o usuário {object}'),
  'user.deactivate': did(
    'deactivated the account of {object}',
    'desactivó la cuenta de {object}',
    'desativou a conta de {object}',
  ),
  'user.invite_staff': did(
    'invited {object} to the staff[ with the roles {staff_roles}]',
    'invitó a {object} al personal[ con los roles {staff_roles}]',
    'convidou {object} para a equipe[ com os papéis {staff_roles}]',
  ),
  'user.set_staff_roles': did(
    'changed the roles of {object}[ from {from}][ to {to}]',
    'cambió los roles de {object}[ de {from}][ a {to}]',
    'alterou os papéis de {object}[ de {from}][ para {to}]',
  ),
  'user.mail_reset': did(
    'mailed {object} a link to choose a password',
    'envió a {object} un enlace para elegir la contraseña',
    'enviou a {object} um link para escolher a senha',
  ),
  'user.end_sessions': did('ended sessions of {object}', 'cerró sesiones de {object}', 'encerrou sessões de {object}'),
  'user.reactivate': did(
    'reactivated the account of {object}',
    'reactivó la cuenta de {object}',
    'reativou a conta de {object}',
  ),
} as const satisfies Record<keyof typeof PEOPLE_ACTION_WORDS, Words>;
