/** Where the product reads the time. Everything else takes it from its context, so that tests can set it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
