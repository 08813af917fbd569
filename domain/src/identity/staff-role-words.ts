import type { Words } from '../language/locales';
import type { StaffRole } from './staff-roles';

export const STAFF_ROLE_WORDS: Readonly<Record<StaffRole, Words>> = {
  desk: { en: 'Desk', es: 'Mesa', 'pt-BR': 'Mesa' },
  payments: { en: 'Payments', es: 'Pagos', 'pt-BR': 'Pagamentos' },
  watchlists: { en: 'Watchlists', es: 'Listas de control', 'pt-BR': 'Listas de controle' },
  administration: { en: 'Administration', es: 'Administración', 'pt-BR': 'Administração' },
};

/** What each role may do, for the person who chooses the roles of others. */
export const STAFF_ROLE_HINTS: Readonly<Record<StaffRole, Words>> = {
  desk: {
    en: 'Requests of all clients: calls, figures, send-backs and reports.',
    es: 'Solicitudes de todos los clientes: llamadas, cifras, devoluciones e informes.',
    'pt-BR': 'Pedidos de todos os clientes: ligações, valores, devoluções e relatórios.',
  },
  payments: {
    en: 'Payments of suppliers, their proofs and bank statements.',
    es: 'Pagos de los proveedores, sus comprobantes y extractos bancarios.',
    'pt-BR': 'Pagamentos dos fornecedores, seus comprovantes e extratos bancários.',
  },
  watchlists: {
    en: 'Watchlists: importing, comparing and rolling back.',
    es: 'Listas de control: importarlas, compararlas y revertirlas.',
    'pt-BR': 'Listas de controle: importar, comparar e reverter.',
  },
  administration: {
    en: 'Companies, people, viewing as a client, data requests, mail, jobs and the audit trail.',
    es: 'Empresas, personas, ver como un cliente, solicitudes sobre datos, correo, tareas y el registro de auditoría.',
    'pt-BR': 'Empresas, pessoas, ver como um cliente, pedidos sobre dados, e-mails, tarefas e a trilha de auditoria.',
  },
};
