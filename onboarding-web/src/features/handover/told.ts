/** What the page says after a request or a handover. */
export interface Told {
  name: string;
  email: string;
  /** Masked e-mails of the persons who confirm; null once the onboarding was handed over. */
  asked: readonly string[] | null;
}
