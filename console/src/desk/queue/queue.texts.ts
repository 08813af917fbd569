import type { Words } from '@homologa/domain/language/locales';

export const QUEUE = {
  subtitle: {
    en: '{open} open, {overdue} overdue, {unassigned} unassigned',
    es: 'Abiertas: {open} · Vencidas: {overdue} · Sin asignar: {unassigned}',
    'pt-BR': 'Abertas: {open} · Atrasadas: {overdue} · Sem responsável: {unassigned}',
  },
  takeNext: { en: 'Take the next', es: 'Tomar la siguiente', 'pt-BR': 'Assumir a próxima' },
  takeNextHint: { en: 'Key: N', es: 'Tecla: N', 'pt-BR': 'Tecla: N' },
  assignee: { en: 'Assigned to', es: 'Asignada a', 'pt-BR': 'Responsável' },
  everybody: { en: 'Everybody', es: 'Todos', 'pt-BR': 'Todos' },
  me: { en: 'Me ({count})', es: 'Yo ({count})', 'pt-BR': 'Eu ({count})' },
  nobody: { en: 'Nobody ({count})', es: 'Nadie ({count})', 'pt-BR': 'Ninguém ({count})' },
  counted: { en: '{name} ({count})', es: '{name} ({count})', 'pt-BR': '{name} ({count})' },
  client: { en: 'Client', es: 'Cliente', 'pt-BR': 'Cliente' },
  allClients: { en: 'All clients', es: 'Todos', 'pt-BR': 'Todos' },
  country: { en: 'Country', es: 'País', 'pt-BR': 'País' },
  allCountries: { en: 'All countries', es: 'Todos', 'pt-BR': 'Todos' },
  kind: { en: 'Kind', es: 'Tipo', 'pt-BR': 'Tipo' },
  allKinds: { en: 'All kinds', es: 'Todos', 'pt-BR': 'Todos' },
  onlyOverdue: { en: 'Only overdue', es: 'Solo vencidas', 'pt-BR': 'Só atrasadas' },
  workload: { en: 'Workload', es: 'Carga de trabajo', 'pt-BR': 'Carga de trabalho' },
  load: {
    en: '{open} open, {overdue} overdue',
    es: 'Abiertas: {open} · Vencidas: {overdue}',
    'pt-BR': 'Abertas: {open} · Atrasadas: {overdue}',
  },
  held: {
    en: '{name} works on this request. Take it over before you change it.',
    es: '{name} trabaja en esta solicitud. Tómela a su cargo antes de cambiarla.',
    'pt-BR': '{name} trabalha nesta solicitação. Assuma-a antes de alterá-la.',
  },
  heldByNobody: {
    en: 'Nobody works on this request at the moment. Take it over before you change it.',
    es: 'Nadie trabaja en esta solicitud por ahora. Tómela a su cargo antes de cambiarla.',
    'pt-BR': 'Ninguém trabalha nesta solicitação no momento. Assuma-a antes de alterá-la.',
  },
  assigned: {
    en: 'This request is assigned to {name}.',
    es: 'Esta solicitud está asignada a {name}.',
    'pt-BR': 'Esta solicitação está atribuída a {name}.',
  },
  takeOver: { en: 'Take over', es: 'Tomar a cargo', 'pt-BR': 'Assumir' },
  tookOver: {
    en: 'You hold the request now.',
    es: 'La solicitud está ahora a su cargo.',
    'pt-BR': 'A solicitação agora está com você.',
  },
  assign: { en: 'Assign', es: 'Asignar', 'pt-BR': 'Atribuir' },
  assignTo: { en: 'To whom', es: 'A quién', 'pt-BR': 'A quem' },
  release: { en: 'Nobody: release it', es: 'A nadie: liberarla', 'pt-BR': 'A ninguém: liberá-la' },
  done: { en: 'Assignment changed.', es: 'Asignación cambiada.', 'pt-BR': 'Atribuição alterada.' },
} satisfies Record<string, Words>;
