import type { Words } from '@homologa/domain/language/locales';

export const FILE = {
  images: { en: 'images', es: 'imágenes', 'pt-BR': 'imagens' },
  hint: {
    en: 'One file of at most {size} MB: {kinds}.',
    es: 'Un archivo de {size} MB como máximo: {kinds}.',
    'pt-BR': 'Um arquivo de até {size} MB: {kinds}.',
  },
  choose: { en: 'Choose a file', es: 'Elegir un archivo', 'pt-BR': 'Escolher um arquivo' },
  replace: { en: 'Replace the file', es: 'Reemplazar el archivo', 'pt-BR': 'Substituir o arquivo' },
  remove: { en: 'Remove', es: 'Quitar', 'pt-BR': 'Remover' },
  uploading: {
    en: 'Uploading {name}: {percent} %',
    es: 'Cargando {name}: {percent} %',
    'pt-BR': 'Enviando {name}: {percent} %',
  },
  uploaded: { en: '{name} is uploaded.', es: '{name} está cargado.', 'pt-BR': '{name} foi enviado.' },
  failed: {
    en: '{name} could not be uploaded.',
    es: 'No se pudo cargar {name}.',
    'pt-BR': 'Não foi possível enviar {name}.',
  },
  not_removed: {
    en: '{name} could not be removed.',
    es: 'No se pudo quitar {name}.',
    'pt-BR': 'Não foi possível remover {name}.',
  },
  running: {
    en: 'Please wait until the upload has finished.',
    es: 'Espere a que termine la carga.',
    'pt-BR': 'Aguarde o término do envio.',
  },
  none: { en: 'No file', es: 'Sin archivo', 'pt-BR': 'Nenhum arquivo' },
  retry: { en: 'Try again', es: 'Intentar de nuevo', 'pt-BR': 'Tentar novamente' },
} as const satisfies Record<string, Words>;
