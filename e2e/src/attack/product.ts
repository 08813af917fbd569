/** A running product with the demo, whose data may be damaged. */
export interface AttackedProduct {
  url: string;
  /** URL of its database as the owner. */
  databaseUrl: string;
}
