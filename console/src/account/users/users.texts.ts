import type { Words } from '@homologa/domain/language/locales';

export const USERS = {
  search: { en: 'Search by name or email', es: 'Buscar por nombre o correo', 'pt-BR': 'Pesquisar por nome ou e-mail' },
  status: { en: 'Status', es: 'Estado', 'pt-BR': 'Status' },
  allStatuses: { en: 'All', es: 'Todos', 'pt-BR': 'Todos' },
  name: { en: 'Name', es: 'Nombre', 'pt-BR': 'Nome' },
  email: { en: 'Email', es: 'Correo electrónico', 'pt-BR': 'E-mail' },
  role: { en: 'Role', es: 'Rol', 'pt-BR': 'Papel' },
  lastLogin: { en: 'Last login', es: 'Último acceso', 'pt-BR': 'Último acesso' },
  never: { en: 'Never', es: 'Nunca', 'pt-BR': 'Nunca' },
  invitedOn: { en: 'Invited {when}', es: 'Invitado {when}', 'pt-BR': 'Convidado {when}' },
  actions: { en: 'Actions for {name}', es: 'Acciones para {name}', 'pt-BR': 'Ações para {name}' },
  actionsColumn: { en: 'Actions', es: 'Acciones', 'pt-BR': 'Ações' },
  invite: { en: 'Invite user', es: 'Invitar usuario', 'pt-BR': 'Convidar usuário' },
  inviteTitle: { en: 'Invite a user', es: 'Invitar a un usuario', 'pt-BR': 'Convidar um usuário' },
  inviteHint: {
    en: 'They receive an email with a link to choose their password. The link lasts 7 days.',
    es: 'Recibirá un correo con un enlace para elegir su contraseña. El enlace dura 7 días.',
    'pt-BR': 'A pessoa receberá um e-mail com um link para escolher a senha. O link dura 7 dias.',
  },
  send: { en: 'Send invitation', es: 'Enviar invitación', 'pt-BR': 'Enviar convite' },
  resend: { en: 'Resend invitation', es: 'Reenviar invitación', 'pt-BR': 'Reenviar convite' },
  sent: {
    en: 'The invitation has been sent to {email}.',
    es: 'La invitación se envió a {email}.',
    'pt-BR': 'O convite foi enviado para {email}.',
  },
  makeAdmin: { en: 'Make company admin', es: 'Hacer administrador', 'pt-BR': 'Tornar administrador' },
  makeUser: { en: 'Make company user', es: 'Hacer usuario', 'pt-BR': 'Tornar usuário' },
  deactivate: { en: 'Deactivate', es: 'Desactivar', 'pt-BR': 'Desativar' },
  reactivate: { en: 'Reactivate', es: 'Reactivar', 'pt-BR': 'Reativar' },
  deactivateTitle: { en: 'Deactivate user', es: 'Desactivar usuario', 'pt-BR': 'Desativar usuário' },
  deactivateText: {
    en: '{name} is logged out of your company at once and cannot come back until reactivated. Nothing they have done is lost.',
    es: 'La sesión de {name} en su empresa se cierra de inmediato y no podrá volver hasta que se reactive. No se pierde nada de lo que hizo.',
    'pt-BR':
      'A sessão de {name} na sua empresa é encerrada imediatamente e a pessoa não poderá voltar até ser reativada. Nada do que ela fez se perde.',
  },
  deactivateInvited: {
    en: "{name}'s invitation is withdrawn. You can reactivate it later.",
    es: 'Se retira la invitación de {name}. Puede reactivarla más adelante.',
    'pt-BR': 'O convite de {name} é retirado. Você pode reativá-lo mais tarde.',
  },
  roleTitle: { en: 'Change role', es: 'Cambiar rol', 'pt-BR': 'Alterar papel' },
  toAdminText: {
    en: '{name} will be able to create, launch and close workflows, add suppliers and manage users.',
    es: '{name} podrá crear, lanzar y cerrar flujos de trabajo, agregar proveedores y administrar usuarios.',
    'pt-BR': '{name} poderá criar, lançar e encerrar fluxos de trabalho, adicionar fornecedores e gerenciar usuários.',
  },
  toUserText: {
    en: '{name} will only be able to view workflows, suppliers and results.',
    es: '{name} solo podrá ver flujos de trabajo, proveedores y resultados.',
    'pt-BR': '{name} poderá apenas ver fluxos de trabalho, fornecedores e resultados.',
  },
  change: { en: 'Change role', es: 'Cambiar rol', 'pt-BR': 'Alterar papel' },
  changed: {
    en: 'The role of {name} has been changed.',
    es: 'Se cambió el rol de {name}.',
    'pt-BR': 'O papel de {name} foi alterado.',
  },
  deactivated: {
    en: '{name} has been deactivated.',
    es: 'Se desactivó a {name}.',
    'pt-BR': '{name} foi desativado(a).',
  },
  reactivated: { en: '{name} has been reactivated.', es: 'Se reactivó a {name}.', 'pt-BR': '{name} foi reativado(a).' },
  none: {
    en: 'No users match your search.',
    es: 'Ningún usuario coincide con su búsqueda.',
    'pt-BR': 'Nenhum usuário corresponde à sua pesquisa.',
  },
  clear: { en: 'Clear search', es: 'Borrar búsqueda', 'pt-BR': 'Limpar pesquisa' },
  fourEyes: {
    en: 'Two people decide that a hit of a screening is a true match or a false positive',
    es: 'Dos personas deciden que una coincidencia de un control es real o un falso positivo',
    'pt-BR': 'Duas pessoas decidem que uma correspondência de uma verificação é real ou um falso positivo',
  },
} satisfies Record<string, Words>;
