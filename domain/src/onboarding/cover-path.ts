/**
 * Returns the path of a workflow's cover for pages of suppliers. Pictures are loaded without a session, so the file's id
 * in the address opens it where the company has no public link.
 */
export const coverPath = (workflowId: string, fileId: string): string =>
  `/onboarding/workflows/${workflowId}/cover?v=${fileId}`;
