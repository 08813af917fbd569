/** Suppliers of one bulk add; no two turns have the same names and addresses. */
export const invitesOf = (turn: number, count: number) =>
  Array.from({ length: count }, (_, n) => ({
    companyName: `Carga ${turn}-${n} S.A.`,
    fullName: 'Ana Ruiz',
    emails: [`carga${turn}-${n}@proveedor.example`],
    country: 'argentina',
    taxId: '',
    address: `Calle ${n}`,
  }));
