/** Fictional lists, entries and people only; each title says so. */
export const DEMO_LISTS = {
  sanctions: { code: 'demo_sanctions', title: 'Lista ficticia de sanciones (DEMO)' },
  debarments: { code: 'demo_debarments', title: 'Padrón inventado de inhabilitados (DEMO)' },
  media: { code: 'demo_media', title: 'Diario El Inventado (DEMO)' },
  peps: { code: 'demo_peps', title: 'Registro ficticio de cargos públicos (DEMO)' },
} as const;

export const DEMO_SHAREHOLDERS = [
  ['Rómulo Ficticio Arenas', 'Inversiones Imaginarias Delta'],
  ['Celia Inventada Prado', 'Óscar Supuesto Vidal'],
  ['Fondo Fabulado Andino', 'Marta Quimérica Luz'],
] as const;

export const DEMO_OWNER = 'Leandro Novelado Cruz';
export const DEMO_SUBSIDIARIES = ['Transportes Leyenda Sur', 'Almacenes Fábula Norte'] as const;
export const DEMO_BRANCHES = ['Sucursal Puertoviento', 'Sucursal Cerrofino'] as const;
