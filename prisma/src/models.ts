export type * from './generated/client';
