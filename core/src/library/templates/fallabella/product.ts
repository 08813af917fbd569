import { choice, file, section, several, type TemplateItem, text, when, words, yesNo } from '../../template';

export const PRODUCT: readonly TemplateItem[] = [
  section(
    'product',
    words('Product safety and labelling', 'Seguridad y etiquetado de productos', 'Segurança e rotulagem de produtos'),
    3,
  ),
  several(
    'product_kinds',
    words(
      'Which products would your company supply to us?',
      '¿Qué productos nos suministraría su empresa?',
      'Que produtos sua empresa nos forneceria?',
    ),
    [
      [words('Food or drinks', 'Alimentos o bebidas', 'Alimentos ou bebidas'), 0],
      [words('Cosmetics or hygiene', 'Cosméticos o higiene', 'Cosméticos ou higiene'), 0],
      [words('Toys or goods for children', 'Juguetes o artículos infantiles', 'Brinquedos ou artigos infantis'), 0],
      [words('Electrical appliances', 'Aparatos eléctricos', 'Aparelhos elétricos'), 0],
      [words('Clothes, shoes or textiles', 'Ropa, calzado o textiles', 'Roupas, calçados ou têxteis'), 0],
      [words('Other goods', 'Otros bienes', 'Outros bens'), 0],
    ],
  ),
  choice(
    'product_registers',
    words(
      'What is the state of the sanitary registers or notifications of these products?',
      '¿En qué estado están los registros o notificaciones sanitarias de estos productos?',
      'Qual é a situação dos registros ou notificações sanitárias desses produtos?',
    ),
    [
      [words('All are valid', 'Todos están vigentes', 'Todos estão vigentes'), 5],
      [words('Some are in process', 'Algunos están en trámite', 'Alguns estão em andamento'), 2],
      [words('Some are missing', 'Faltan algunos', 'Faltam alguns'), 0, 'knock_out'],
    ],
    {
      showIf: {
        any: [
          { question: 'product_kinds', is: 'contains', option: 'product_kinds.1' },
          { question: 'product_kinds', is: 'contains', option: 'product_kinds.2' },
        ],
      },
    },
  ),
  yesNo(
    'product_tests',
    words(
      'Does a laboratory test the safety of these products before they are sold?',
      '¿Un laboratorio prueba la seguridad de estos productos antes de su venta?',
      'Um laboratório testa a segurança desses produtos antes da venda?',
    ),
    [5, 0],
    {
      showIf: {
        any: [
          { question: 'product_kinds', is: 'contains', option: 'product_kinds.3' },
          { question: 'product_kinds', is: 'contains', option: 'product_kinds.4' },
        ],
      },
    },
  ),
  file(
    'product_report',
    words(
      'Upload a recent test report.',
      'Adjunte un informe de ensayo reciente.',
      'Anexe um relatório de ensaio recente.',
    ),
    { showIf: when('product_tests', 1) },
  ),
  several(
    'product_labels',
    words(
      'What do the labels of the products state in the language of the country of sale?',
      '¿Qué indican las etiquetas de los productos en el idioma del país de venta?',
      'O que os rótulos dos produtos informam no idioma do país de venda?',
    ),
    [
      [words('Maker or importer', 'Fabricante o importador', 'Fabricante ou importador'), 1],
      [words('Country of origin', 'País de origen', 'País de origem'), 1],
      [words('Ingredients or materials', 'Ingredientes o materiales', 'Ingredientes ou materiais'), 1],
      [words('Warnings and instructions', 'Advertencias e instrucciones', 'Advertências e instruções'), 1],
      [words('Batch and expiry date', 'Lote y fecha de vencimiento', 'Lote e data de validade'), 1],
    ],
    { allowNa: true },
  ),
  yesNo(
    'product_recall',
    words(
      'Is there a written procedure to recall products from stores and customers?',
      '¿Existe un procedimiento escrito para retirar productos de tiendas y clientes?',
      'Existe um procedimento escrito para recolher produtos de lojas e clientes (recall)?',
    ),
    [5, 0],
    { allowNa: true },
  ),
  text(
    'product_recalls',
    words(
      'Number of recalls in the last three years',
      'Número de retiros de productos (recall) en los últimos tres años',
      'Número de recolhimentos (recalls) nos últimos três anos',
    ),
    {
      format: { kind: 'number', decimals: 0, min: 0, max: 10_000 },
      points: {
        by: 'range',
        ranges: [
          { to: 0, points: 5 },
          { from: 1, to: 2, points: 2 },
          { from: 3, points: 0 },
        ],
      },
    },
  ),
];
