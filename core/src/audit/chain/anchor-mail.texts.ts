import type { Locale } from '@homologa/domain/language/locales';

interface AnchorTexts {
  subject(brand: string, day: string): string;
  preview: string;
  keep: string;
  file(key: string): string;
  head(place: number): string;
  provider: string;
  broken(place: number): string;
  more(count: number): string;
  reason(brand: string): string;
}

export const ANCHOR_TEXTS: Record<Locale, AnchorTexts> = {
  en: {
    subject: (brand, day) => `${brand}: proof of the audit trail, ${day}`,
    preview: 'Keep this mail: it proves what the audit trail contained on this day.',
    keep: 'Keep this mail. “homologa audit verify” compares the audit trail with these hashes; whoever changes old entries cannot change this mail.',
    file: (key) => `SHA-256 of the file ${key}:`,
    head: (place) => `entry ${place}`,
    provider: 'Provider',
    broken: (place) => `BROKEN at entry ${place}: run “homologa audit verify”`,
    more: (count) => `And ${count} more in the file.`,
    reason: (brand) => `You receive this mail as the person responsible for the audit trail of ${brand}.`,
  },
  es: {
    subject: (brand, day) => `${brand}: prueba del registro de auditoría, ${day}`,
    preview: 'Conserve este correo: prueba qué contenía el registro de auditoría ese día.',
    keep: 'Conserve este correo. «homologa audit verify» compara el registro de auditoría con estos hashes; quien cambie entradas antiguas no puede cambiar este correo.',
    file: (key) => `SHA-256 del archivo ${key}:`,
    head: (place) => `entrada ${place}`,
    provider: 'Proveedor del servicio',
    broken: (place) => `ROTO en la entrada ${place}: ejecute «homologa audit verify»`,
    more: (count) => `Y ${count} más en el archivo.`,
    reason: (brand) => `Recibe este correo como responsable del registro de auditoría de ${brand}.`,
  },
  'pt-BR': {
    subject: (brand, day) => `${brand}: prova da trilha de auditoria, ${day}`,
    preview: 'Guarde este e-mail: ele prova o que a trilha de auditoria continha neste dia.',
    keep: 'Guarde este e-mail. “homologa audit verify” compara a trilha de auditoria com estes hashes; quem alterar registros antigos não pode alterar este e-mail.',
    file: (key) => `SHA-256 do arquivo ${key}:`,
    head: (place) => `registro ${place}`,
    provider: 'Provedor',
    broken: (place) => `ROMPIDA no registro ${place}: execute “homologa audit verify”`,
    more: (count) => `E mais ${count} no arquivo.`,
    reason: (brand) => `Você recebe este e-mail como responsável pela trilha de auditoria do ${brand}.`,
  },
};
