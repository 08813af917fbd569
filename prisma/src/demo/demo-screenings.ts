/** Fictional shareholders whose names resemble entries of the demo's lists. */
export const DEMO_SHAREHOLDERS = [
  ['Rómulo Ficticio Arenas', 'Inversiones Imaginarias Delta'],
  ['Celia Inventada Prado', 'Óscar Supuesto Vidal'],
  ['Fondo Fabulado Andino', 'Marta Quimérica Luz'],
] as const;

/** Fictional shareholders without a similar entry in the demo's lists. */
export const DEMO_UNLISTED_SHAREHOLDERS = ['Elvira Sintética Robles', 'Comercial Apócrifa Sur'] as const;

export const DEMO_OWNER = 'Leandro Novelado Cruz';
