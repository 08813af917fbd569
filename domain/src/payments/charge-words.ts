import type { PaymentRegion } from '../catalog/payment-regions';
import type { Words } from '../language/locales';
import type { ChargeFilter, ShownChargeState } from './charges';

export const CHARGE_WORDS: Readonly<Record<ChargeFilter | ShownChargeState, Words>> = {
  to_check: { en: 'Proof to check', es: 'Comprobante por revisar', 'pt-BR': 'Comprovante a verificar' },
  second_payment: { en: 'Paid twice', es: 'Pagado dos veces', 'pt-BR': 'Pago duas vezes' },
  mismatch: { en: 'Does not match', es: 'No coincide', 'pt-BR': 'Não confere' },
  unpaid: { en: 'Unpaid', es: 'Sin pagar', 'pt-BR': 'Não pago' },
  awaiting_proof: { en: 'Awaiting proof', es: 'En espera del comprobante', 'pt-BR': 'Aguardando comprovante' },
  rejected: { en: 'Proof rejected', es: 'Comprobante rechazado', 'pt-BR': 'Comprovante recusado' },
  accepted: { en: 'Accepted', es: 'Aceptado', 'pt-BR': 'Aceito' },
};

export const PAYMENT_REGION_WORDS: Readonly<Record<PaymentRegion, Words>> = {
  argentina: { en: 'Argentina', es: 'Argentina', 'pt-BR': 'Argentina' },
  brazil: { en: 'Brazil', es: 'Brasil', 'pt-BR': 'Brasil' },
  mexico: { en: 'Mexico', es: 'México', 'pt-BR': 'México' },
  peru: { en: 'Peru', es: 'Perú', 'pt-BR': 'Peru' },
  ccs: {
    en: 'Central America and Caribbean',
    es: 'Centroamérica y Caribe',
    'pt-BR': 'América Central e Caribe',
  },
  international: { en: 'International', es: 'Internacional', 'pt-BR': 'Internacional' },
};
