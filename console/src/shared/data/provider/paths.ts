export const suppliersOf = (workflowId: string): string => `workflows/${encodeURIComponent(workflowId)}/suppliers`;

export const suppliersPath = (workflowId: string): string => `/api/${suppliersOf(workflowId)}`;

export const supplierPath = (workflowId: string, id: string): string =>
  `${suppliersPath(workflowId)}/${encodeURIComponent(id)}`;

export const workflowPath = (id: string): string => `/api/workflows/${encodeURIComponent(id)}`;
