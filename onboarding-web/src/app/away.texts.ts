import type { Words } from '@homologa/domain/language/locales';

export const AWAY = {
  not_found_title: {
    en: 'Oops! Page not found.',
    es: '¡Ups! No se encontró la página.',
    'pt-BR': 'Ops! Página não encontrada.',
  },
  not_found_text: {
    en: 'The address may be incomplete, or the invitation may no longer exist. Please open the link in your invitation email again.',
    es: 'La dirección puede estar incompleta o la invitación ya no existe. Abra de nuevo el enlace de su correo de invitación.',
    'pt-BR':
      'O endereço pode estar incompleto ou o convite não existe mais. Abra novamente o link do seu e-mail de convite.',
  },
  closed_title: {
    en: 'This evaluation process has expired or was closed by your client',
    es: 'Este proceso de evaluación venció o fue cerrado por su cliente',
    'pt-BR': 'Este processo de avaliação expirou ou foi encerrado pelo seu cliente',
  },
  closed_client: { en: 'Your client: {client}', es: 'Su cliente: {client}', 'pt-BR': 'Seu cliente: {client}' },
  closed_text: {
    en: 'If you have questions about it, please ask the person at {client} who invited you.',
    es: 'Si tiene preguntas, consulte a la persona de {client} que le invitó.',
    'pt-BR': 'Em caso de dúvidas, fale com a pessoa da {client} que convidou você.',
  },
} as const satisfies Record<string, Words>;
