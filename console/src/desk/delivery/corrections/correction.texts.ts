import type { Words } from '@homologa/domain/language/locales';

export const CORRECTION = {
  begin: { en: 'Correct the report', es: 'Corregir el informe', 'pt-BR': 'Corrigir o relatório' },
  start: { en: 'Begin the correction', es: 'Empezar la corrección', 'pt-BR': 'Começar a correção' },
  beginText: {
    en: 'The client keeps the current version until the correction is delivered as a new one. No unit is used.',
    es: 'El cliente conserva la versión actual hasta que la corrección se entregue como una nueva. No consume unidades.',
    'pt-BR': 'O cliente mantém a versão atual até que a correção seja entregue como uma nova. Nenhuma unidade é usada.',
  },
  reason: { en: 'Reason', es: 'Motivo', 'pt-BR': 'Motivo' },
  reasonHint: { en: 'The client reads it.', es: 'El cliente lo lee.', 'pt-BR': 'O cliente lê.' },
  underWay: {
    en: 'Being corrected by {name} since {date}. Change figures and files, then deliver.',
    es: '{name} lo corrige desde el {date}. Cambie datos y archivos y entregue.',
    'pt-BR': '{name} corrige desde {date}. Altere dados e arquivos e entregue.',
  },
  deliver: { en: 'Deliver the correction', es: 'Entregar la corrección', 'pt-BR': 'Entregar a correção' },
  delivered: {
    en: 'Correction delivered; the client is told what changed.',
    es: 'Corrección entregada; se avisa al cliente qué cambió.',
    'pt-BR': 'Correção entregue; o cliente é avisado do que mudou.',
  },
  deliverText: {
    en: 'The client gets this as a new version and is told what changed.',
    es: 'El cliente lo recibe como una nueva versión y se le avisa qué cambió.',
    'pt-BR': 'O cliente recebe isto como uma nova versão e é avisado do que mudou.',
  },
  figure: { en: 'Figure', es: 'Dato', 'pt-BR': 'Dado' },
  before: { en: 'Before', es: 'Antes', 'pt-BR': 'Antes' },
  after: { en: 'After', es: 'Después', 'pt-BR': 'Depois' },
  nothing: { en: 'Nothing changes.', es: 'No cambia nada.', 'pt-BR': 'Nada muda.' },
  abandon: { en: 'Give up the correction', es: 'Descartar la corrección', 'pt-BR': 'Desistir da correção' },
  abandoned: {
    en: 'The current version is unchanged.',
    es: 'La versión actual queda igual.',
    'pt-BR': 'A versão atual permanece igual.',
  },
  versions: { en: 'Delivered versions', es: 'Versiones entregadas', 'pt-BR': 'Versões entregues' },
  by: { en: 'by {name}', es: 'por {name}', 'pt-BR': 'por {name}' },
} satisfies Record<string, Words>;
