export interface AttackedProduct {
  url: string;
  /** URL of its database as the owner. */
  databaseUrl: string;
}
