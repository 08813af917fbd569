import { choice, file, section, several, type Template, table, text, when, words, yesNo } from '../template';
import { NAME } from './shared-words';

export const ANTI_CORRUPTION: Template = {
  key: 'anti_corruption',
  version: 2,
  title: words('Anti-corruption', 'Anticorrupción', 'Anticorrupção'),
  description: words(
    'Public officials, intermediaries, gifts, controls and incidents. A model, not legal advice.',
    'Funcionarios públicos, intermediarios, obsequios, controles e incidentes. Es un modelo, no asesoría legal.',
    'Agentes públicos, intermediários, presentes, controles e incidentes. É um modelo, não assessoria jurídica.',
  ),
  items: [
    section('state', words('Dealings with the state', 'Relación con el Estado', 'Relação com o Estado'), 3),
    yesNo(
      'state_sales',
      words(
        'Does your company sell to public bodies or state-owned companies?',
        '¿Su empresa vende a entidades públicas o empresas estatales?',
        'Sua empresa vende a órgãos públicos ou empresas estatais?',
      ),
      [3, 5],
    ),
    text(
      'state_share',
      words(
        'Which share of last year’s revenue came from such customers?',
        '¿Qué porcentaje de los ingresos del último año provino de esos clientes?',
        'Qual percentual da receita do último ano veio desses clientes?',
      ),
      {
        format: { kind: 'percent', min: 0, max: 100 },
        points: {
          by: 'range',
          ranges: [
            { to: 25, points: 5 },
            { from: 25, to: 60, points: 3 },
            { from: 60, points: 1 },
          ],
        },
        showIf: when('state_sales', 1),
      },
    ),
    yesNo(
      'officials',
      words(
        'Is any owner, director or manager a public official, or a close relative of one?',
        '¿Algún dueño, director o gerente es funcionario público o familiar cercano de uno?',
        'Algum sócio, diretor ou gerente é agente público ou parente próximo de um?',
      ),
      [0, 5],
    ),
    table(
      'officials_who',
      words(
        'Name these persons, their office and their role in your company.',
        'Indique esas personas, su cargo público y su función en la empresa.',
        'Informe essas pessoas, o cargo público e a função delas na empresa.',
      ),
      20,
      [
        [words('Name', 'Nombre', 'Nome'), NAME],
        [words('Public office', 'Cargo público', 'Cargo público'), NAME],
        [words('Role in the company', 'Función en la empresa', 'Função na empresa'), NAME, 'optional'],
      ],
      { showIf: when('officials', 1) },
    ),
    section('third', words('Third parties and gifts', 'Terceros y obsequios', 'Terceiros e presentes'), 2),
    yesNo(
      'agents',
      words(
        'Do agents, brokers or consultants win business or permits for your company?',
        '¿Agentes, gestores o consultores consiguen negocios o permisos para su empresa?',
        'Agentes, despachantes ou consultores obtêm negócios ou licenças para sua empresa?',
      ),
      [2, 5],
    ),
    several(
      'agents_checks',
      words(
        'What do you do before you engage them?',
        '¿Qué hace antes de contratarlos?',
        'O que você faz antes de contratá-los?',
      ),
      [
        [
          words(
            'Check owners and sanctions lists',
            'Verificar dueños y listas de sanciones',
            'Verificar sócios e listas de sanções',
          ),
          3,
        ],
        [
          words(
            'Written contract with an anti-corruption clause',
            'Contrato escrito con cláusula anticorrupción',
            'Contrato escrito com cláusula anticorrupção',
          ),
          3,
        ],
        [
          words(
            'Approval by someone outside sales',
            'Aprobación de alguien ajeno a ventas',
            'Aprovação de alguém fora de vendas',
          ),
          2,
        ],
        [words('None of these', 'Nada de esto', 'Nenhuma destas'), 0],
      ],
      { showIf: when('agents', 1) },
    ),
    choice(
      'gifts',
      words(
        'How are gifts, meals and travel for customers regulated?',
        '¿Cómo se regulan los obsequios, comidas y viajes para clientes?',
        'Como são regulados presentes, refeições e viagens para clientes?',
      ),
      [
        [
          words(
            'Limits, approval and a register',
            'Límites, aprobación y un registro',
            'Limites, aprovação e um registro',
          ),
          5,
        ],
        [words('Limits only', 'Solo límites', 'Somente limites'), 3],
        [words('Not regulated', 'No se regulan', 'Não são regulados'), 0],
      ],
    ),
    yesNo(
      'facilitation',
      words(
        'Does your company allow small payments to speed up official procedures?',
        '¿Su empresa permite pagos pequeños para agilizar trámites oficiales?',
        'Sua empresa permite pequenos pagamentos para agilizar trâmites oficiais?',
      ),
      [0, 5],
      { knockOut: 1 },
    ),
    section('programme', words('Programme and incidents', 'Programa e incidentes', 'Programa e incidentes'), 3),
    yesNo(
      'policy',
      words(
        'Is there a written anti-corruption policy that applies to all staff?',
        '¿Existe una política anticorrupción escrita para todo el personal?',
        'Existe uma política anticorrupção escrita para todos os funcionários?',
      ),
      [5, 0],
    ),
    file('policy_file', words('Upload the policy.', 'Adjunte la política.', 'Anexe a política.'), {
      showIf: when('policy', 1),
    }),
    choice(
      'training',
      words(
        'How often are staff trained on it?',
        '¿Con qué frecuencia se capacita al personal?',
        'Com que frequência os funcionários são treinados?',
      ),
      [
        [words('Every year', 'Cada año', 'Todo ano'), 5],
        [words('When they join', 'Al ingresar', 'Na admissão'), 3],
        [words('Never', 'Nunca', 'Nunca'), 0],
      ],
    ),
    yesNo(
      'channel',
      words(
        'Can staff and third parties report concerns confidentially?',
        '¿El personal y los terceros pueden denunciar de forma confidencial?',
        'Funcionários e terceiros podem denunciar de forma confidencial?',
      ),
      [5, 0],
    ),
    yesNo(
      'cases',
      words(
        'Has your company, or anyone who manages it, been investigated or punished for corruption in the last five years?',
        '¿Su empresa, o quien la dirige, ha sido investigada o sancionada por corrupción en los últimos cinco años?',
        'Sua empresa, ou quem a dirige, foi investigada ou punida por corrupção nos últimos cinco anos?',
      ),
      [0, 10],
    ),
    text(
      'cases_what',
      words(
        'Describe the case, its authority and its state.',
        'Describa el caso, la autoridad y su estado.',
        'Descreva o caso, a autoridade e a situação.',
      ),
      { format: { kind: 'long_text', max_length: 4000 }, showIf: when('cases', 1) },
    ),
  ],
};
