import type { UserResponse } from '@homologa/domain/session/session.contract';
import type { SupplierRow } from '@homologa/domain/suppliers/supplier.contract';

export const buildRow = (id: string, name: string, change: Partial<Record<keyof SupplierRow, unknown>> = {}) =>
  ({
    id,
    _id: id,
    workflow_id: 'w1',
    workflow: {
      id: 'w1',
      title: 'Transport 2026',
      status: 'active',
      type: 'onboarding',
      product: 'report',
      report_type: 'bir',
    },
    status: 'pending',
    display_status: 'pending',
    reminders: [],
    invite: {
      company_name: name,
      full_name: '',
      email: '',
      emails: [],
      country: 'peru',
      address: '',
      sic: '',
      tax_id: '20100000001',
      phone: '',
      duns_number: '',
      shareholders: [],
    },
    invitation: null,
    tags: [],
    report: null,
    screening: null,
    decision: null,
    ccr: null,
    questionnaire: { started_at: null, completed_at: null },
    ...change,
  }) as unknown as SupplierRow;

export const buildAdmin = (columns: readonly string[], change: Partial<Record<keyof UserResponse, unknown>> = {}) =>
  ({
    id: 'u1',
    info: { name: 'Ana', email: 'ana@demo.test', image: null },
    security: { role: 'user', staff_roles: [] },
    preferences: { language: 'en', supplier_table_columns: columns, saved_views: [] },
    acting_company_id: 'c1',
    companies: [
      {
        company_id: 'c1',
        role: 'admin',
        company: { features: { products: [{ type: 'bir', enabled: true, extras: { visible: true } }] } },
      },
    ],
    company_admin: true,
    compliance_enabled: false,
    supplier_tags: { t1: { name: 'Critical', color: '#cc0000' } },
    log_as: null,
    ...change,
  }) as unknown as UserResponse;
