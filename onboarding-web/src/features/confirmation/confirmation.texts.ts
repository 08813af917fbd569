import type { Words } from '@homologa/domain/language/locales';

export const CONFIRMATION = {
  title: { en: 'Thank you', es: 'Gracias', 'pt-BR': 'Obrigado' },
  lead: {
    en: 'A {provider} representative will call you to verify your data.',
    es: 'Un representante de {provider} le llamará para verificar sus datos.',
    'pt-BR': 'Um representante da {provider} ligará para verificar seus dados.',
  },
  phone_label: { en: 'We will call', es: 'Llamaremos al', 'pt-BR': 'Ligaremos para' },
  phone_none: { en: 'No phone yet', es: 'Todavía no hay teléfono', 'pt-BR': 'Ainda não há telefone' },
  edit: { en: 'Edit phone', es: 'Editar teléfono', 'pt-BR': 'Editar telefone' },
  saved: { en: 'The phone has been saved.', es: 'Se guardó el teléfono.', 'pt-BR': 'O telefone foi salvo.' },
  back_title: {
    en: 'Would you like to change something?',
    es: '¿Desea cambiar algo?',
    'pt-BR': 'Deseja alterar algo?',
  },
  back_text: {
    en: 'Choose what to go back to.',
    es: 'Elija qué parte desea corregir.',
    'pt-BR': 'Escolha o que deseja corrigir.',
  },
  back_go: { en: 'Update changes', es: 'Volver y corregir', 'pt-BR': 'Corrigir meus dados' },
} as const satisfies Record<string, Words>;
