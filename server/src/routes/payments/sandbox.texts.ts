import type { Words } from '@homologa/domain/language/locales';

export const SANDBOX = {
  title: { en: 'Test payment', es: 'Pago de prueba', 'pt-BR': 'Pagamento de teste' },
  notice: {
    en: 'No money moves here. Choose what the payment provider will report.',
    es: 'Aquí no se mueve dinero. Elija qué informará el proveedor de pagos.',
    'pt-BR': 'Nenhum dinheiro é movimentado aqui. Escolha o que o provedor de pagamentos informará.',
  },
  amount: { en: 'Amount', es: 'Importe', 'pt-BR': 'Valor' },
  method: { en: 'Payment method', es: 'Forma de pago', 'pt-BR': 'Forma de pagamento' },
  reference: { en: 'Reference', es: 'Referencia', 'pt-BR': 'Referência' },
  outcome: { en: 'Outcome', es: 'Resultado', 'pt-BR': 'Resultado' },
  paid: { en: 'Paid', es: 'Pagado', 'pt-BR': 'Pago' },
  failed: { en: 'Failed', es: 'Rechazado', 'pt-BR': 'Recusado' },
  pending: {
    en: 'Pending (the money follows later)',
    es: 'Pendiente (el dinero llega después)',
    'pt-BR': 'Pendente (o dinheiro chega depois)',
  },
  send: { en: 'Continue', es: 'Continuar', 'pt-BR': 'Continuar' },
  over: {
    en: 'This payment is no longer open.',
    es: 'Este pago ya no está abierto.',
    'pt-BR': 'Este pagamento não está mais aberto.',
  },
  back: { en: 'Back to the onboarding', es: 'Volver al proceso', 'pt-BR': 'Voltar ao processo' },
  languages: { en: 'Language', es: 'Idioma', 'pt-BR': 'Idioma' },
} as const satisfies Record<string, Words>;
