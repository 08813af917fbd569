import type { Words } from '@homologa/domain/language/locales';

export const GATEWAY = {
  madeBy: { en: 'Made by', es: 'La elabora', 'pt-BR': 'Elaborado por' },
  reference: { en: '{gateway}, {reference}', es: '{gateway}, {reference}', 'pt-BR': '{gateway}, {reference}' },
  move: { en: 'Move', es: 'Pasar a otro', 'pt-BR': 'Passar a outro' },
  title: { en: 'Who is to make it', es: 'Quién debe elaborarla', 'pt-BR': 'Quem deve elaborar' },
  target: { en: 'Gateway', es: 'Proveedor de informes', 'pt-BR': 'Fornecedor de relatórios' },
  reason: { en: 'Reason (optional)', es: 'Motivo (opcional)', 'pt-BR': 'Motivo (opcional)' },
  moved: { en: 'Request moved.', es: 'Solicitud pasada.', 'pt-BR': 'Pedido repassado.' },
  elsewhere: {
    en: '{gateway} makes this report. Move the request to the desk to work on it here.',
    es: 'Elabora este informe: {gateway}. Pase la solicitud a la mesa para trabajarla aquí.',
    'pt-BR': 'Este relatório é elaborado por: {gateway}. Passe o pedido para a mesa para trabalhar nele aqui.',
  },
} satisfies Record<string, Words>;
