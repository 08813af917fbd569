/** Row and enum types for the rooms that may not see the generated client's paths. */
export type * from './generated/client';
