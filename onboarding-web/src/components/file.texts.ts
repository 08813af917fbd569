import type { Words } from '@homologa/domain/language/locales';

export const FILE = {
  images: { en: 'images', es: 'imágenes', 'pt-BR': 'imagens' },
  hint: {
    en: 'One file of at most {size} MB: {kinds}. Several photos become one PDF.',
    es: 'Un archivo de {size} MB como máximo: {kinds}. Varias fotos se unen en un PDF.',
    'pt-BR': 'Um arquivo de até {size} MB: {kinds}. Várias fotos são reunidas em um PDF.',
  },
  choose: { en: 'Choose a file', es: 'Elegir un archivo', 'pt-BR': 'Escolher um arquivo' },
  replace: { en: 'Replace the file', es: 'Reemplazar el archivo', 'pt-BR': 'Substituir o arquivo' },
  remove: { en: 'Remove', es: 'Quitar', 'pt-BR': 'Remover' },
  uploading: {
    en: 'Uploading {name}: {percent} %',
    es: 'Cargando {name}: {percent} %',
    'pt-BR': 'Enviando {name}: {percent} %',
  },
  cut: {
    en: 'The connection was lost. {name} continues by itself from {percent} %.',
    es: 'Se perdió la conexión. {name} continúa por sí solo desde el {percent} %.',
    'pt-BR': 'A conexão caiu. {name} continua sozinho a partir de {percent} %.',
  },
  after_login: {
    en: '{name} is kept and will be sent after you log in.',
    es: '{name} queda guardado y se enviará cuando inicie sesión.',
    'pt-BR': '{name} fica guardado e será enviado quando você entrar.',
  },
  photos_name: { en: '{count} photos.pdf', es: '{count} fotos.pdf', 'pt-BR': '{count} fotos.pdf' },
  not_joined: {
    en: 'Choose one file, or several photos that this device can open.',
    es: 'Elija un solo archivo, o varias fotos que este dispositivo pueda abrir.',
    'pt-BR': 'Escolha um único arquivo ou várias fotos que este aparelho consiga abrir.',
  },
  add_photo: { en: 'Add another photo', es: 'Agregar otra foto', 'pt-BR': 'Adicionar outra foto' },
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
