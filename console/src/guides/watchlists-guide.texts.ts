import { REVIEW } from '../compliance/hits/review.texts';
import { WATCHLISTS } from '../desk/watchlists/watchlists.texts';
import { SHELL } from '../shell/shell.texts';
import type { Guide } from './guide';

export const WATCHLISTS_GUIDE: Guide<'watchlists'> = {
  intro: {
    en: 'The lists that screenings compare names with: state, import, differences.',
    es: 'Las listas con las que los controles comparan nombres: estado, importación, diferencias.',
    'pt-BR': 'As listas com as quais as verificações comparam nomes: estado, importação, diferenças.',
  },
  labels: {
    upToDate: WATCHLISTS.upToDate,
    stale: WATCHLISTS.stale,
    failed: WATCHLISTS.failed,
    schedule: WATCHLISTS.schedule,
    changes: WATCHLISTS.changes,
    importFile: WATCHLISTS.importFile,
    importNow: WATCHLISTS.importNow,
    older: WATCHLISTS.older,
    snapshots: WATCHLISTS.snapshots,
    differences: WATCHLISTS.differences,
    switchTo: WATCHLISTS.switchTo,
    inUse: WATCHLISTS.inUse,
    monitored: REVIEW.monitored,
    monitorWorkflow: REVIEW.monitorWorkflow,
    hits: SHELL.hits,
  },
  tasks: {
    read: {
      title: {
        en: 'See whether the lists are current',
        es: 'Ver si las listas están al día',
        'pt-BR': 'Ver se as listas estão em dia',
      },
      steps: [
        {
          en: 'Each list has a state: {upToDate}, {stale} or {failed}, with the reason below it.',
          es: 'Cada lista tiene un estado: {upToDate}, {stale} o {failed}, con el motivo debajo.',
          'pt-BR': 'Cada lista tem um estado: {upToDate}, {stale} ou {failed}, com o motivo abaixo.',
        },
        {
          en: '{schedule} says how often the publisher is asked, {changes} what the newest import brought.',
          es: '{schedule} dice cada cuánto se consulta al editor; {changes}, qué trajo la última importación.',
          'pt-BR':
            '{schedule} diz com que frequência o editor é consultado; {changes}, o que a última importação trouxe.',
        },
      ],
      picture: {
        name: 'watchlists',
        alt: {
          en: 'A watchlist with state, entries and dates',
          es: 'Una lista de control con estado, entradas y fechas',
          'pt-BR': 'Uma lista de controle com estado, entradas e datas',
        },
      },
      page: { to: '/desk/watchlists', label: WATCHLISTS.title },
    },
    upload: {
      title: { en: 'Import a list', es: 'Importar una lista', 'pt-BR': 'Importar uma lista' },
      steps: [
        {
          en: '{importNow} fetches what the publisher has, for lists with an address.',
          es: '{importNow} obtiene lo que tiene el editor, en las listas con dirección.',
          'pt-BR': '{importNow} busca o que o editor tem, nas listas com endereço.',
        },
        {
          en: '{importFile} takes the publisher’s file. One that is broken or suddenly much smaller changes nothing.',
          es: '{importFile} acepta el archivo del editor. Uno dañado o de pronto mucho más pequeño no cambia nada.',
          'pt-BR': '{importFile} aceita o arquivo do editor. Um danificado ou de repente muito menor não muda nada.',
        },
        {
          en: 'An older edition than the one in use is refused, and {older} is offered.',
          es: 'Una edición más antigua que la que está en uso se rechaza, y se ofrece {older}.',
          'pt-BR': 'Uma edição mais antiga que a em uso é recusada, e {older} é oferecido.',
        },
      ],
      page: { to: '/desk/watchlists', label: WATCHLISTS.title },
    },
    compare: {
      title: { en: 'Compare versions', es: 'Comparar versiones', 'pt-BR': 'Comparar versões' },
      steps: [
        {
          en: 'Press {snapshots} below a list: every import that changed something is kept.',
          es: 'Pulse {snapshots} debajo de una lista: se conserva cada importación que cambió algo.',
          'pt-BR': 'Clique em {snapshots} abaixo de uma lista: cada importação que mudou algo é mantida.',
        },
        {
          en: '{differences} shows who was added, changed or removed since the one before.',
          es: '{differences} muestra quién se agregó, cambió o quitó desde la anterior.',
          'pt-BR': '{differences} mostra quem foi adicionado, alterado ou removido desde a anterior.',
        },
      ],
      picture: {
        name: 'snapshots',
        alt: {
          en: 'The snapshots of a list, one in use',
          es: 'Las versiones de una lista, una en uso',
          'pt-BR': 'As versões de uma lista, uma em uso',
        },
      },
      page: { to: '/desk/watchlists', label: WATCHLISTS.title },
    },
    'roll-back': {
      title: {
        en: 'Go back to an earlier version',
        es: 'Volver a una versión anterior',
        'pt-BR': 'Voltar a uma versão anterior',
      },
      steps: [
        {
          en: 'Press {switchTo} beside the snapshot and confirm. It is marked {inUse}.',
          es: 'Pulse {switchTo} junto a la versión y confirme. Queda marcada {inUse}.',
          'pt-BR': 'Clique em {switchTo} ao lado da versão e confirme. Ela fica marcada {inUse}.',
        },
        {
          en: 'Every screening from now on reads it, until the publisher’s next new file.',
          es: 'Todos los controles la leen desde ahora, hasta el próximo archivo nuevo del editor.',
          'pt-BR': 'Todas as verificações a leem a partir de agora, até o próximo arquivo novo do editor.',
        },
      ],
    },
    monitoring: {
      title: {
        en: 'What clients see of a change',
        es: 'Qué ven los clientes de un cambio',
        'pt-BR': 'O que os clientes veem de uma mudança',
      },
      steps: [
        {
          en: 'After each import the changes are compared with all monitored suppliers.',
          es: 'Después de cada importación, los cambios se comparan con todos los proveedores en control continuo.',
          'pt-BR':
            'Depois de cada importação, as mudanças são comparadas com todos os fornecedores em verificação contínua.',
        },
        {
          en: 'Clients switch it on: {monitorWorkflow} on a workflow’s suppliers, {monitored} on one supplier.',
          es: 'Los clientes lo activan: {monitorWorkflow} en los proveedores de un flujo, {monitored} en un proveedor.',
          'pt-BR':
            'Os clientes a ativam: {monitorWorkflow} nos fornecedores de um fluxo, {monitored} em um fornecedor.',
        },
        {
          en: 'New hits wait for the client under {hits}.',
          es: 'Los nuevos esperan al cliente en {hits}.',
          'pt-BR': 'Os novos esperam o cliente em {hits}.',
        },
      ],
    },
  },
};
