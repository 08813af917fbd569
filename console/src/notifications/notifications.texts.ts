import type { Words } from '@homologa/domain/language/locales';

export const NOTIFICATIONS = {
  title: { en: 'Notifications', es: 'Notificaciones', 'pt-BR': 'Notificações' },
  bell: {
    en: 'Notifications, {count} unread || Notifications, {count} unread',
    es: 'Notificaciones, {count} sin leer || Notificaciones, {count} sin leer',
    'pt-BR': 'Notificações, {count} não lida || Notificações, {count} não lidas',
  },
  all: { en: 'All', es: 'Todas', 'pt-BR': 'Todas' },
  unread: { en: 'Unread', es: 'Sin leer', 'pt-BR': 'Não lidas' },
  seeAll: { en: 'See all', es: 'Ver todas', 'pt-BR': 'Ver todas' },
  readAll: { en: 'Mark all as read', es: 'Marcar todas como leídas', 'pt-BR': 'Marcar todas como lidas' },
  read: { en: 'Mark as read', es: 'Marcar como leída', 'pt-BR': 'Marcar como lida' },
  unreadAgain: { en: 'Mark as unread', es: 'Marcar como no leída', 'pt-BR': 'Marcar como não lida' },
  actions: { en: 'Actions', es: 'Acciones', 'pt-BR': 'Ações' },
  what: { en: 'What', es: 'Qué', 'pt-BR': 'O quê' },
  kind: { en: 'Kind', es: 'Clase', 'pt-BR': 'Espécie' },
  none: { en: 'Nothing new.', es: 'Nada nuevo.', 'pt-BR': 'Nada de novo.' },
  noneHint: {
    en: 'Deliveries and what else concerns you appears here.',
    es: 'Aquí aparecen las entregas y lo demás que le concierne.',
    'pt-BR': 'As entregas e o mais que lhe diz respeito aparecem aqui.',
  },
  choices: { en: 'What you are mailed', es: 'Qué recibe por correo', 'pt-BR': 'O que você recebe por e-mail' },
} satisfies Record<string, Words>;
