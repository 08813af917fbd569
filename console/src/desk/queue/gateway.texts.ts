import type { Words } from '@homologa/domain/language/locales';

export const GATEWAY = {
  madeBy: { en: 'Made by', es: 'Elaborado por', 'pt-BR': 'Elaborado por' },
  reference: { en: '{gateway}, {reference}', es: '{gateway}, {reference}', 'pt-BR': '{gateway}, {reference}' },
  move: { en: 'Move', es: 'Derivar', 'pt-BR': 'Encaminhar' },
  title: {
    en: 'Who is to make this report?',
    es: '¿Quién debe elaborar este informe?',
    'pt-BR': 'Quem deve elaborar este relatório?',
  },
  intro: {
    en: 'The request goes back into the queue: nobody holds it any more, and its earlier order is cancelled.',
    es: 'La solicitud vuelve a la cola: deja de estar asignada y se cancela el encargo anterior.',
    'pt-BR': 'O pedido volta para a fila: deixa de estar atribuído e a encomenda anterior é cancelada.',
  },
  sandbox: {
    en: 'The sandbox invents its figures. The client gets them, marked SANDBOX DATA.',
    es: 'El entorno de prueba inventa las cifras. El cliente las recibe marcadas como SANDBOX DATA.',
    'pt-BR': 'O ambiente de teste inventa os valores. O cliente os recebe marcados como SANDBOX DATA.',
  },
  reason: { en: 'Reason (optional)', es: 'Motivo (opcional)', 'pt-BR': 'Motivo (opcional)' },
  moved: { en: 'Request moved.', es: 'Solicitud derivada.', 'pt-BR': 'Pedido encaminhado.' },
  elsewhere: {
    en: '{gateway} makes this report. Move the request to the desk to work on it here.',
    es: 'Elabora este informe: {gateway}. Derive la solicitud a la mesa para trabajarla aquí.',
    'pt-BR': 'Este relatório é elaborado por: {gateway}. Encaminhe o pedido para a mesa para trabalhar nele aqui.',
  },
} satisfies Record<string, Words>;
