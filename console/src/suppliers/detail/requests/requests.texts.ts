import type { Words } from '@homologa/domain/language/locales';

export const REQUESTS = {
  request: { en: 'Request {product}', es: 'Solicitar {product}', 'pt-BR': 'Solicitar {product}' },
  requested: { en: '{product} requested', es: '{product} solicitado', 'pt-BR': '{product} solicitado' },
  requestDone: { en: '{product} requested.', es: '{product} solicitado.', 'pt-BR': '{product} solicitado.' },
  adminsOnly: {
    en: 'Only company admins can request a report.',
    es: 'Solo los administradores de la empresa pueden solicitar un informe.',
    'pt-BR': 'Somente os administradores da empresa podem solicitar um relatório.',
  },
  underWay: {
    en: 'The report is being prepared.',
    es: 'El informe se está preparando.',
    'pt-BR': 'O relatório está sendo preparado.',
  },
  birText: {
    en: 'Our team will prepare a report about {name}. You will be told by e-mail when it is delivered.',
    es: 'Nuestro equipo preparará un informe sobre {name}. Le avisaremos por correo cuando se entregue.',
    'pt-BR': 'Nossa equipe preparará um relatório sobre {name}. Avisaremos por e-mail quando for entregue.',
  },
  birAgainText: {
    en: 'The report that you have stays until the new one is delivered.',
    es: 'El informe que ya tiene permanece hasta que se entregue el nuevo.',
    'pt-BR': 'O relatório que você já tem permanece até que o novo seja entregue.',
  },
  ccrText: {
    en: 'Our team will determine the CCR score of {name}. You will be told by e-mail when it is delivered.',
    es: 'Nuestro equipo determinará el puntaje CCR de {name}. Le avisaremos por correo cuando se entregue.',
    'pt-BR': 'Nossa equipe determinará a pontuação CCR de {name}. Avisaremos por e-mail quando for entregue.',
  },
  quota: {
    en: 'This uses 1 unit of {product}: {used} of {total} used, {left} left afterwards.',
    es: 'Esto usa 1 unidad de {product}: {used} de {total} usadas, quedarán {left}.',
    'pt-BR': 'Isto usa 1 unidade de {product}: {used} de {total} usadas, restarão {left}.',
  },
  quotaMeter: {
    en: 'Used units of {product}',
    es: 'Unidades usadas de {product}',
    'pt-BR': 'Unidades usadas de {product}',
  },
  ccrScore: { en: 'CCR score', es: 'Puntaje CCR', 'pt-BR': 'Pontuação CCR' },
  pendingSince: { en: 'Pending since {date}', es: 'Pendiente desde {date}', 'pt-BR': 'Pendente desde {date}' },
  deliveredOn: { en: 'Delivered {date}', es: 'Entregado: {date}', 'pt-BR': 'Entregue em {date}' },
} satisfies Record<string, Words>;
