import type { Words } from '@homologa/domain/language/locales';
import { WORDS } from '@homologa/web/texts/words.texts';

export const COMMON = {
  cancel: WORDS.cancel,
  save: WORDS.save,
  saving: { en: 'Saving...', es: 'Guardando...', 'pt-BR': 'Salvando...' },
  close: { en: 'Close', es: 'Cerrar', 'pt-BR': 'Fechar' },
  retry: { en: 'Try again', es: 'Reintentar', 'pt-BR': 'Tentar novamente' },
  loading: { en: 'Loading...', es: 'Cargando...', 'pt-BR': 'Carregando...' },
  download: { en: 'Download', es: 'Descargar', 'pt-BR': 'Baixar' },
  downloading: { en: 'Downloading...', es: 'Descargando...', 'pt-BR': 'Baixando...' },
  upload: { en: 'Upload', es: 'Subir', 'pt-BR': 'Enviar' },
  uploading: { en: 'Uploading...', es: 'Subiendo...', 'pt-BR': 'Enviando...' },
  moreActions: { en: 'More actions', es: 'Más acciones', 'pt-BR': 'Mais ações' },
  rangeOfMore: {
    en: '{from}-{to} of more than {total}',
    es: '{from}-{to} de más de {total}',
    'pt-BR': '{from}-{to} de mais de {total}',
  },
  clearSearch: { en: 'Clear search', es: 'Borrar búsqueda', 'pt-BR': 'Limpar pesquisa' },
  requestId: { en: 'Request {id}', es: 'Solicitud {id}', 'pt-BR': 'Solicitação {id}' },
  copied: WORDS.copied,
  copyFailed: {
    en: 'This could not be copied. Please select it and copy it by hand.',
    es: 'No se pudo copiar. Selecciónelo y cópielo manualmente.',
    'pt-BR': 'Não foi possível copiar. Selecione e copie manualmente.',
  },
  saved: { en: 'Saved', es: 'Guardado', 'pt-BR': 'Salvo' },
  workflows: { en: 'Workflows', es: 'Flujos de trabajo', 'pt-BR': 'Fluxos de trabalho' },
  undo: { en: 'Undo', es: 'Deshacer', 'pt-BR': 'Desfazer' },
  dismiss: WORDS.dismiss,
} satisfies Record<string, Words>;
