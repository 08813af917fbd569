/** Returns the public path of a workflow's cover; a draft's cover needs its company's session. */
export const coverPath = (workflowId: string): string => `/onboarding/workflows/${workflowId}/cover`;
