/** The product's only source of time; use cases read it from their context, so that tests can set it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
