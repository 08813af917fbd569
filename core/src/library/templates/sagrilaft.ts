import { choice, file, section, several, type Template, table, text, when, words, yesNo } from '../template';
import { NAME } from './shared-words';

const ID_NUMBER = { kind: 'short_text', max_length: 40 } as const;

export const SAGRILAFT: Template = {
  key: 'sagrilaft',
  version: 2,
  title: words('SAGRILAFT (Colombia)', 'SAGRILAFT (Colombia)', 'SAGRILAFT (Colômbia)'),
  description: words(
    'Owners, source of funds and controls against money laundering and terrorism financing. A model, not legal advice.',
    'Dueños, origen de fondos y controles contra el lavado de activos y la financiación del terrorismo. Es un modelo, no asesoría legal.',
    'Sócios, origem de recursos e controles contra lavagem de dinheiro e financiamento do terrorismo. É um modelo, não assessoria jurídica.',
  ),
  items: [
    section('owners', words('Owners and managers', 'Dueños y administradores', 'Sócios e administradores'), 3),
    table(
      'owners_list',
      words(
        'List the natural persons who own or control 5% or more, directly or indirectly.',
        'Indique las personas naturales que poseen o controlan, directa o indirectamente, el 5 % o más.',
        'Informe as pessoas físicas que possuem ou controlam, direta ou indiretamente, 5% ou mais.',
      ),
      40,
      [
        [words('Name', 'Nombre', 'Nome'), NAME],
        [words('Identity document', 'Documento de identidad', 'Documento de identidade'), ID_NUMBER],
        [words('Country', 'País', 'País'), { kind: 'country' }],
        [words('Share in %', 'Participación en %', 'Participação em %'), { kind: 'percent', min: 0, max: 100 }],
      ],
    ),
    file(
      'owners_file',
      words(
        'Upload a certificate of the composition of shareholders.',
        'Adjunte la certificación de composición accionaria.',
        'Anexe a certidão de composição societária.',
      ),
    ),
    yesNo(
      'exposed',
      words(
        'Is an owner, manager or legal representative a politically exposed person, or closely linked to one?',
        '¿Algún dueño, administrador o representante legal es una persona expuesta políticamente o vinculada a una?',
        'Algum sócio, administrador ou representante legal é pessoa exposta politicamente ou ligada a uma?',
      ),
      [1, 5],
    ),
    text('exposed_who', words('Who, and in which office?', '¿Quién y en qué cargo?', 'Quem e em que cargo?'), {
      format: { kind: 'long_text', max_length: 2000 },
      showIf: when('exposed', 1),
    }),
    yesNo(
      'listed',
      words(
        'Is the company, or any of these persons, on a sanctions list that binds Colombia, such as that of the United Nations?',
        '¿La empresa o alguna de estas personas figura en listas vinculantes para Colombia, como las de las Naciones Unidas?',
        'A empresa ou alguma dessas pessoas consta em listas vinculantes para a Colômbia, como as das Nações Unidas?',
      ),
      [0, 10],
      { knockOut: 1 },
    ),
    section('funds', words('Source of funds', 'Origen de fondos', 'Origem dos recursos'), 2),
    text(
      'funds_source',
      words(
        'From which activities do the company’s funds come?',
        '¿De qué actividades provienen los recursos de la empresa?',
        'De quais atividades vêm os recursos da empresa?',
      ),
      { format: { kind: 'long_text', max_length: 2000 } },
    ),
    yesNo(
      'cash',
      words(
        'Does the company receive or make payments in cash above small expenses?',
        '¿La empresa recibe o hace pagos en efectivo mayores que gastos menores?',
        'A empresa recebe ou faz pagamentos em dinheiro acima de pequenas despesas?',
      ),
      [0, 5],
    ),
    text(
      'cash_share',
      words(
        'Share of cash in revenue',
        'Porcentaje de efectivo en los ingresos',
        'Percentual de dinheiro vivo na receita',
      ),
      { format: { kind: 'percent', min: 0, max: 100 }, showIf: when('cash', 1) },
    ),
    several(
      'operations',
      words(
        'Which of these operations does the company carry out?',
        '¿Cuáles de estas operaciones realiza la empresa?',
        'Quais destas operações a empresa realiza?',
      ),
      [
        [words('Payments abroad', 'Pagos al exterior', 'Pagamentos ao exterior'), 1],
        [words('Crypto-assets', 'Criptoactivos', 'Criptoativos'), -3],
        [words('Trade with free zones', 'Comercio con zonas francas', 'Comércio com zonas francas'), 0],
        [words('None of these', 'Ninguna de estas', 'Nenhuma destas'), 5],
      ],
    ),
    section(
      'system',
      words('Risk management system', 'Sistema de gestión del riesgo', 'Sistema de gestão de risco'),
      4,
    ),
    choice(
      'obliged',
      words(
        'Must the company have a SAGRILAFT or an equal system?',
        '¿La empresa está obligada a tener SAGRILAFT o un sistema equivalente?',
        'A empresa é obrigada a ter SAGRILAFT ou sistema equivalente?',
      ),
      [
        [words('Yes, and it has one', 'Sí, y lo tiene', 'Sim, e tem'), 5],
        [words('Yes, but it has none yet', 'Sí, pero aún no lo tiene', 'Sim, mas ainda não tem'), 0],
        [words('No, but it has one', 'No, pero lo tiene', 'Não, mas tem'), 5],
        [words('No', 'No', 'Não'), 3],
      ],
    ),
    file(
      'manual',
      words('Upload the manual or policy.', 'Adjunte el manual o la política.', 'Anexe o manual ou a política.'),
      { showIf: { any: [when('obliged', 1), when('obliged', 3)] } },
    ),
    yesNo(
      'officer',
      words(
        'Has the company appointed a compliance officer?',
        '¿La empresa designó un oficial de cumplimiento?',
        'A empresa nomeou um oficial de cumprimento (compliance)?',
      ),
      [5, 0],
    ),
    text(
      'officer_email',
      words(
        'E-mail of the compliance officer',
        'Correo del oficial de cumplimiento',
        'E-mail do oficial de cumprimento',
      ),
      { format: { kind: 'email' }, showIf: when('officer', 1) },
    ),
    yesNo(
      'counterparties',
      words(
        'Are customers, suppliers and staff checked before and during the relation?',
        '¿Se verifica a clientes, proveedores y empleados antes y durante la relación?',
        'Clientes, fornecedores e funcionários são verificados antes e durante a relação?',
      ),
      [5, 0],
    ),
    yesNo(
      'reports',
      words(
        'Is there a procedure to report suspicious operations to the authority (UIAF)?',
        '¿Existe un procedimiento para reportar operaciones sospechosas a la UIAF?',
        'Existe um procedimento para comunicar operações suspeitas à autoridade (UIAF)?',
      ),
      [5, 0],
    ),
    yesNo(
      'training',
      words(
        'Were staff trained on these risks within the last year?',
        '¿Se capacitó al personal sobre estos riesgos en el último año?',
        'Os funcionários foram treinados sobre esses riscos no último ano?',
      ),
      [5, 0],
    ),
  ],
};
