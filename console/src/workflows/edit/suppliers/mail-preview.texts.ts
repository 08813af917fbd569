import type { Words } from '@homologa/domain/language/locales';
import { WORDS } from '@homologa/web/texts/words.texts';

export const MAIL_PREVIEW = {
  open: { en: 'Preview e-mail', es: 'Vista previa del correo', 'pt-BR': 'Visualizar e-mail' },
  title: { en: 'E-mail as it will arrive', es: 'El correo tal como llegará', 'pt-BR': 'O e-mail como chegará' },
  hint: {
    en: 'The supplier is an example, and the link leads nowhere.',
    es: 'El proveedor es un ejemplo y el enlace no lleva a ninguna parte.',
    'pt-BR': 'O fornecedor é um exemplo e o link não leva a lugar nenhum.',
  },
  language: WORDS.language,
  kind: { en: 'E-mail', es: 'Correo', 'pt-BR': 'E-mail' },
  invitation: { en: 'Invitation', es: 'Invitación', 'pt-BR': 'Convite' },
  reminder: { en: 'Reminder', es: 'Recordatorio', 'pt-BR': 'Lembrete' },
  width: { en: 'Width', es: 'Ancho', 'pt-BR': 'Largura' },
  desktop: { en: 'Desktop', es: 'Escritorio', 'pt-BR': 'Computador' },
  phone: { en: 'Phone', es: 'Teléfono', 'pt-BR': 'Celular' },
  from: { en: 'From', es: 'De', 'pt-BR': 'De' },
  to: { en: 'To', es: 'Para', 'pt-BR': 'Para' },
  subject: { en: 'Subject', es: 'Asunto', 'pt-BR': 'Assunto' },
} satisfies Record<string, Words>;
