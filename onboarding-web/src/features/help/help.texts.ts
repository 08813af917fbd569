import type { Words } from '@homologa/domain/language/locales';

export const HELP = {
  title: { en: 'How to reach us', es: 'Cómo contactarnos', 'pt-BR': 'Fale conosco' },
  lead: {
    en: 'This page stays open, and what you typed stays in it.',
    es: 'Esta página queda abierta, con lo que escribió.',
    'pt-BR': 'Esta página fica aberta, com o que você digitou.',
  },
  phone: { en: 'Phone ({country})', es: 'Teléfono ({country})', 'pt-BR': 'Telefone ({country})' },
  phone_other: { en: 'Phone', es: 'Teléfono', 'pt-BR': 'Telefone' },
  hours: { en: 'Hours', es: 'Horario', 'pt-BR': 'Horário' },
  whatsapp: { en: 'Write on WhatsApp', es: 'Escribir por WhatsApp', 'pt-BR': 'Escrever pelo WhatsApp' },
  chat: { en: 'Chat now', es: 'Chatear ahora', 'pt-BR': 'Conversar agora' },
  email: { en: 'Email', es: 'Correo', 'pt-BR': 'E-mail' },
  new_tab: { en: '(opens in a new tab)', es: '(se abre en otra pestaña)', 'pt-BR': '(abre em outra aba)' },
  close: { en: 'Close', es: 'Cerrar', 'pt-BR': 'Fechar' },
  more: {
    en: 'Numbers of other countries',
    es: 'Teléfonos de otros países',
    'pt-BR': 'Telefones de outros países',
  },
} as const satisfies Record<string, Words>;
