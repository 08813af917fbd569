/** Optional question that gives a point if it is answered: the points of a disclosure count what is told. */
export const DISCLOSED = { required: false, points: { by: 'answered', points: 1 } } as const;

/** Like `DISCLOSED`, for what the standard asks of some companies only. */
export const IF_APPLICABLE = { ...DISCLOSED, allowNa: true } as const;

export const AMOUNT = { kind: 'number', min: 0 } as const;

export const HEADS = { kind: 'number', decimals: 0, min: 0 } as const;

export const SHARE = { kind: 'percent', min: 0, max: 100 } as const;
