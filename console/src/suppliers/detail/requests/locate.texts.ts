import type { Words } from '@homologa/domain/language/locales';

export const LOCATE = {
  title: { en: 'Give another number', es: 'Dar otro número', 'pt-BR': 'Informar outro número' },
  text: {
    en: 'We call {supplier} again with this number. It uses no further report.',
    es: 'Llamaremos de nuevo a {supplier} a este número. No se consume otro informe.',
    'pt-BR': 'Ligaremos novamente para {supplier} neste número. Nenhum outro relatório é consumido.',
  },
  phone: { en: 'Phone', es: 'Teléfono', 'pt-BR': 'Telefone' },
  submit: { en: 'Try again', es: 'Intentar de nuevo', 'pt-BR': 'Tentar de novo' },
  done: {
    en: 'We call the supplier again.',
    es: 'Volveremos a llamar al proveedor.',
    'pt-BR': 'Ligaremos novamente para o fornecedor.',
  },
} satisfies Record<string, Words>;
