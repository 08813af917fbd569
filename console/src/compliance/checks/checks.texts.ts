import type { CheckLineProblem } from '@homologa/domain/compliance/checks/check-lines';
import type { Words } from '@homologa/domain/language/locales';

export const CHECKS = {
  title: {
    en: 'Compliance checks',
    es: 'Controles de cumplimiento',
    'pt-BR': 'Verificações de compliance',
  },
  menu: { en: 'Checks', es: 'Controles', 'pt-BR': 'Verificações' },
  subtitle: {
    en: 'Check a person or company against sanctions, PEP and other lists before it becomes a supplier.',
    es: 'Verifique a una persona o empresa en listas de sanciones, PEP y otras antes de que sea proveedor.',
    'pt-BR': 'Verifique uma pessoa ou empresa em listas de sanções, PEP e outras antes de virar fornecedor.',
  },
  newCheck: {
    en: 'New compliance check',
    es: 'Nuevo control',
    'pt-BR': 'Nova verificação',
  },
  one: { en: 'One name', es: 'Un nombre', 'pt-BR': 'Um nome' },
  many: { en: 'Several names', es: 'Varios nombres', 'pt-BR': 'Vários nomes' },
  name: { en: 'Name', es: 'Nombre', 'pt-BR': 'Nome' },
  nameMissing: { en: 'Enter a name.', es: 'Ingrese un nombre.', 'pt-BR': 'Informe um nome.' },
  kind: { en: 'Kind', es: 'Tipo', 'pt-BR': 'Tipo' },
  country: { en: 'Country', es: 'País', 'pt-BR': 'País' },
  notKnown: { en: 'Not known', es: 'No se sabe', 'pt-BR': 'Não se sabe' },
  taxId: {
    en: 'Tax ID (optional)',
    es: 'Identificación fiscal (opcional)',
    'pt-BR': 'Identificação fiscal (opcional)',
  },
  taxIdShort: { en: 'Tax ID', es: 'Identificación fiscal', 'pt-BR': 'Identificação fiscal' },
  check: { en: 'Check', es: 'Verificar', 'pt-BR': 'Verificar' },
  checkMany: {
    en: 'Check {count} name || Check {count} names',
    es: 'Verificar {count} nombre || Verificar {count} nombres',
    'pt-BR': 'Verificar {count} nome || Verificar {count} nomes',
  },
  quota: {
    en: 'CFR used: {used} of {total}. Each name uses 1.',
    es: 'Unidades CFR usadas: {used} de {total}. Cada nombre usa 1.',
    'pt-BR': 'Unidades CFR usadas: {used} de {total}. Cada nome usa 1.',
  },
  noQuota: {
    en: 'You reached product limit. Please contact support for upgrade.',
    es: 'Alcanzó el límite del producto. Contacte a soporte para ampliarlo.',
    'pt-BR': 'Você atingiu o limite do produto. Contate o suporte para ampliá-lo.',
  },
  names: { en: 'Names', es: 'Nombres', 'pt-BR': 'Nomes' },
  namesHint: {
    en: 'One per line, or cells of a spreadsheet: name; country; tax ID.',
    es: 'Uno por línea, o celdas de una hoja de cálculo: nombre; país; identificación fiscal.',
    'pt-BR': 'Um por linha, ou células de uma planilha: nome; país; identificação fiscal.',
  },
  overQuota: {
    en: 'The last {count} stays in the field: {most} can be checked at once with what the quota leaves. || The last {count} stay in the field: {most} can be checked at once with what the quota leaves.',
    es: 'El último {count} queda en el campo: se pueden verificar {most} a la vez con lo que queda del cupo. || Los últimos {count} quedan en el campo: se pueden verificar {most} a la vez con lo que queda del cupo.',
    'pt-BR':
      'O último {count} fica no campo: {most} podem ser verificados de uma vez com o que resta da cota. || Os últimos {count} ficam no campo: {most} podem ser verificados de uma vez com o que resta da cota.',
  },
  wrongStay: {
    en: 'Lines that cannot be checked stay in the field:',
    es: 'Las líneas que no se pueden verificar quedan en el campo:',
    'pt-BR': 'As linhas que não podem ser verificadas ficam no campo:',
  },
  andMore: { en: 'and {count} more', es: 'y {count} más', 'pt-BR': 'e mais {count}' },
  line: { en: 'Line {n}: {problem}', es: 'Línea {n}: {problem}', 'pt-BR': 'Linha {n}: {problem}' },
  result: { en: 'Result', es: 'Resultado', 'pt-BR': 'Resultado' },
  close: { en: 'Close result', es: 'Cerrar resultado', 'pt-BR': 'Fechar resultado' },
  allResults: { en: 'All results', es: 'Todos los resultados', 'pt-BR': 'Todos os resultados' },
  past: { en: 'Past checks', es: 'Controles anteriores', 'pt-BR': 'Verificações anteriores' },
  search: {
    en: 'Search name or tax ID',
    es: 'Buscar nombre o identificación',
    'pt-BR': 'Buscar nome ou identificação',
  },
  askedBy: { en: 'Asked by', es: 'Solicitado por', 'pt-BR': 'Pedido por' },
  askedAt: { en: 'Asked', es: 'Solicitado', 'pt-BR': 'Pedido' },
  supplier: { en: 'Supplier', es: 'Proveedor', 'pt-BR': 'Fornecedor' },
  turn: { en: 'Turn into supplier', es: 'Convertir en proveedor', 'pt-BR': 'Converter em fornecedor' },
  turnNamed: {
    en: 'Turn {name} into a supplier',
    es: 'Convertir a {name} en proveedor',
    'pt-BR': 'Converter {name} em fornecedor',
  },
  turnHint: {
    en: 'The screening and the decisions on its hits come along. A supplier of an active workflow uses one unit of its product.',
    es: 'El control y las decisiones sobre sus coincidencias lo acompañan. Un proveedor de un flujo activo usa una unidad de su producto.',
    'pt-BR':
      'A verificação e as decisões sobre suas correspondências vão junto. Um fornecedor de um fluxo ativo usa uma unidade do seu produto.',
  },
  turned: {
    en: '{name} is a supplier now.',
    es: '{name} ya es proveedor.',
    'pt-BR': '{name} agora é fornecedor.',
  },
  openSupplier: { en: 'Open supplier', es: 'Abrir proveedor', 'pt-BR': 'Abrir fornecedor' },
  workflow: { en: 'Workflow', es: 'Flujo de trabajo', 'pt-BR': 'Fluxo de trabalho' },
  chooseWorkflow: {
    en: 'Choose a workflow.',
    es: 'Elija un flujo de trabajo.',
    'pt-BR': 'Escolha um fluxo de trabalho.',
  },
  fieldMissing: { en: 'Enter: {field}', es: 'Ingrese: {field}', 'pt-BR': 'Informe: {field}' },
  noWorkflow: {
    en: 'There is no active or draft workflow yet. Create one first.',
    es: 'Todavía no hay un flujo de trabajo activo o en borrador. Cree uno primero.',
    'pt-BR': 'Ainda não há um fluxo de trabalho ativo ou rascunho. Crie um primeiro.',
  },
  untitled: { en: 'Untitled workflow', es: 'Flujo de trabajo sin título', 'pt-BR': 'Fluxo de trabalho sem título' },
  empty: { en: 'No checks yet', es: 'Todavía no hay controles', 'pt-BR': 'Ainda não há verificações' },
  emptyHint: {
    en: 'What you check is kept here with who asked and when.',
    es: 'Lo que verifique queda aquí, con quién lo pidió y cuándo.',
    'pt-BR': 'O que você verificar fica aqui, com quem pediu e quando.',
  },
  noMatch: {
    en: 'No check matches.',
    es: 'Ningún control coincide.',
    'pt-BR': 'Nenhuma verificação corresponde.',
  },
  exportExcel: { en: 'Export in Excel', es: 'Exportar a Excel', 'pt-BR': 'Exportar para Excel' },
  exporting: {
    en: 'Excel of the compliance checks',
    es: 'Excel de los controles de cumplimiento',
    'pt-BR': 'Excel das verificações de compliance',
  },
} satisfies Record<string, Words>;

export const LINE_PROBLEMS: Readonly<Record<CheckLineProblem, Words>> = {
  name_missing: { en: 'the name is missing', es: 'falta el nombre', 'pt-BR': 'falta o nome' },
  name_too_long: { en: 'the name is too long', es: 'el nombre es demasiado largo', 'pt-BR': 'o nome é longo demais' },
  unknown_country: {
    en: '“{value}” is no country and no tax ID',
    es: '«{value}» no es un país ni una identificación fiscal',
    'pt-BR': '“{value}” não é um país nem uma identificação fiscal',
  },
  too_many_cells: {
    en: 'more than name, country and tax ID',
    es: 'más que nombre, país e identificación fiscal',
    'pt-BR': 'mais que nome, país e identificação fiscal',
  },
  repeated: {
    en: '“{value}” is already above',
    es: '«{value}» ya está arriba',
    'pt-BR': '“{value}” já está acima',
  },
};
