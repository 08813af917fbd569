import type { Words } from '@homologa/domain/language/locales';

export const SHEET = {
  file: { en: 'questionnaire', es: 'cuestionario', 'pt-BR': 'questionario' },
  lead: {
    en: 'Download the questions, answer them offline, and upload the file here. Nothing is submitted by it. Files are attached on this page.',
    es: 'Descargue las preguntas, respóndalas sin conexión y cargue el archivo aquí. Con ello no se envía nada. Los archivos se adjuntan en esta página.',
    'pt-BR':
      'Baixe as perguntas, responda sem conexão e envie a planilha aqui. Isso não conclui o questionário. Os arquivos são anexados nesta página.',
  },
  download: { en: 'Download the spreadsheet', es: 'Descargar la hoja de cálculo', 'pt-BR': 'Baixar a planilha' },
  choose: { en: 'Upload the spreadsheet', es: 'Cargar la hoja de cálculo', 'pt-BR': 'Enviar a planilha' },
  reading: { en: 'Reading the spreadsheet…', es: 'Leyendo la hoja de cálculo…', 'pt-BR': 'Lendo a planilha…' },
  other_file: {
    en: 'This file is not the spreadsheet. Upload the .xlsx file that you downloaded here.',
    es: 'Este archivo no es la hoja de cálculo. Cargue el archivo .xlsx que descargó aquí.',
    'pt-BR': 'Este arquivo não é a planilha. Envie o arquivo .xlsx que você baixou aqui.',
  },
  nothing: {
    en: 'No new answers in the spreadsheet.',
    es: 'No hay respuestas nuevas en la hoja de cálculo.',
    'pt-BR': 'Não há respostas novas na planilha.',
  },
  saved: {
    en: 'The answers of the spreadsheet are saved. Check them below and submit.',
    es: 'Las respuestas de la hoja de cálculo están guardadas. Revíselas abajo y envíe.',
    'pt-BR': 'As respostas da planilha estão salvas. Confira abaixo e envie.',
  },
  none: {
    en: 'No answer was saved.',
    es: 'No se guardó ninguna respuesta.',
    'pt-BR': 'Nenhuma resposta foi salva.',
  },
  taken_one: {
    en: '1 answer was saved. Check it below and submit.',
    es: 'Se guardó 1 respuesta. Revísela abajo y envíe.',
    'pt-BR': '1 resposta foi salva. Confira abaixo e envie.',
  },
  taken: {
    en: '{count} answers were saved. Check them below and submit.',
    es: 'Se guardaron {count} respuestas. Revíselas abajo y envíe.',
    'pt-BR': '{count} respostas foram salvas. Confira abaixo e envie.',
  },
  left_out: {
    en: 'Not taken. Answer these here, or correct the spreadsheet and upload it again:',
    es: 'No se tomó lo siguiente. Respóndalo aquí, o corrija la hoja y cárguela de nuevo:',
    'pt-BR': 'Não foi aceito. Responda aqui, ou corrija a planilha e envie novamente:',
  },
  row: { en: 'Row {row}', es: 'Fila {row}', 'pt-BR': 'Linha {row}' },
  row_of: {
    en: 'Sheet “{sheet}”, row {row}',
    es: 'Hoja «{sheet}», fila {row}',
    'pt-BR': 'Aba “{sheet}”, linha {row}',
  },
  more: { en: 'And {count} more.', es: 'Y {count} más.', 'pt-BR': 'E mais {count}.' },
} satisfies Record<string, Words>;
