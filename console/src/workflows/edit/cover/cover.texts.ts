import type { Words } from '@homologa/domain/language/locales';

export const COVER = {
  title: { en: 'Cover image', es: 'Imagen de portada', 'pt-BR': 'Imagem de capa' },
  hint: {
    en: 'JPEG, PNG or WebP, shown in 3:1 on the introduction and in the invitation; best 1920 pixels wide.',
    es: 'JPEG, PNG o WebP; se muestra en 3:1 en la introducción y en la invitación; ideal 1920 píxeles de ancho.',
    'pt-BR': 'JPEG, PNG ou WebP; exibida em 3:1 na introdução e no convite; ideal 1920 pixels de largura.',
  },
  storedAtOnce: {
    en: 'A new cover is stored at once.',
    es: 'Una portada nueva se guarda de inmediato.',
    'pt-BR': 'Uma nova capa é salva imediatamente.',
  },
  upload: { en: 'Upload cover', es: 'Subir portada', 'pt-BR': 'Enviar capa' },
  replace: { en: 'Replace cover', es: 'Reemplazar portada', 'pt-BR': 'Substituir capa' },
  remove: { en: 'Remove cover', es: 'Quitar portada', 'pt-BR': 'Remover capa' },
  removeText: {
    en: 'The introduction and the e-mails will have no cover image.',
    es: 'La introducción y los correos no tendrán imagen de portada.',
    'pt-BR': 'A introdução e os e-mails ficarão sem imagem de capa.',
  },
  crop: { en: 'Crop cover', es: 'Recortar portada', 'pt-BR': 'Recortar capa' },
  cropHint: {
    en: 'Drag the picture, or use the sliders below.',
    es: 'Arrastre la imagen o use los controles de abajo.',
    'pt-BR': 'Arraste a imagem ou use os controles abaixo.',
  },
  cropArea: {
    en: 'Part of the picture that is kept. The arrow keys move it.',
    es: 'Parte de la imagen que se conserva. Las flechas la mueven.',
    'pt-BR': 'Parte da imagem que é mantida. As setas a movem.',
  },
  zoom: { en: 'Zoom', es: 'Acercamiento', 'pt-BR': 'Zoom' },
  horizontal: { en: 'Left or right', es: 'Izquierda o derecha', 'pt-BR': 'Esquerda ou direita' },
  vertical: { en: 'Up or down', es: 'Arriba o abajo', 'pt-BR': 'Acima ou abaixo' },
  size: {
    en: 'Kept part: {width} × {height} pixels.',
    es: 'Parte conservada: {width} × {height} píxeles.',
    'pt-BR': 'Parte mantida: {width} × {height} pixels.',
  },
  small: {
    en: 'This is less than 1920 pixels wide and may look blurred on large screens.',
    es: 'Tiene menos de 1920 píxeles de ancho y puede verse borrosa en pantallas grandes.',
    'pt-BR': 'Tem menos de 1920 pixels de largura e pode ficar desfocada em telas grandes.',
  },
  use: { en: 'Use this part', es: 'Usar esta parte', 'pt-BR': 'Usar esta parte' },
  unreadable: {
    en: 'This picture cannot be read. Please choose a JPEG, PNG or WebP file.',
    es: 'No se puede leer esta imagen. Elija un archivo JPEG, PNG o WebP.',
    'pt-BR': 'Não é possível ler esta imagem. Escolha um arquivo JPEG, PNG ou WebP.',
  },
} satisfies Record<string, Words>;
