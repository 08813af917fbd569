export const DEMO_TRADES = [
  { name: 'Aceros', industry: 'Metal products', sic: '3441' },
  { name: 'Textiles', industry: 'Textiles', sic: '2211' },
  { name: 'Logística', industry: 'Transport and logistics', sic: '4731' },
  { name: 'Agroinsumos', industry: 'Agriculture', sic: '5191' },
  { name: 'Química', industry: 'Chemicals', sic: '2819' },
  { name: 'Empaques', industry: 'Packaging', sic: '2653' },
  { name: 'Servicios Eléctricos', industry: 'Electrical services', sic: '1731' },
  { name: 'Alimentos', industry: 'Food', sic: '2099' },
  { name: 'Construcciones', industry: 'Construction', sic: '1542' },
  { name: 'Tecnología', industry: 'Software', sic: '7372' },
] as const;

export const DEMO_PLACES = [
  'Quimera',
  'Lunaverde',
  'Ñandubay',
  'Río Escondido',
  'Puertoviento',
  'São Aurélio',
  'Cerrofino',
] as const;

export const DEMO_PEOPLE = [
  'Luisa Gómez',
  'João Peçanha',
  'Íñigo Ibáñez',
  'María José Núñez',
  'Thiago Conceição',
  'Sofía Araújo',
  'Andrés Güiza',
  'Beatriz Muñoz',
  'Camila Fração',
] as const;

export const DEMO_PAYER = { name: 'Luisa Gómez', email: 'supplier@demo.homologa.test', country: 'mexico' } as const;

export const DEMO_CONTACTS = [
  { name: 'João Peçanha', email: 'joao.pecanha@proveedor.homologa.test', country: 'brazil' },
  { name: 'María José Núñez', email: 'maria.nunez@proveedor.homologa.test', country: 'mexico' },
  { name: 'Sofía Araújo', email: 'sofia.araujo@proveedor.homologa.test', country: 'peru' },
  { name: 'Andrés Güiza', email: 'andres.guiza@proveedor.homologa.test', country: 'colombia' },
  { name: 'Beatriz Muñoz', email: 'beatriz.munoz@proveedor.homologa.test', country: 'chile' },
] as const;

export const DEMO_COUNTRIES = [
  { id: 'mexico', ending: 'S.A. de C.V.', phone: '+52 55 5010 ', address: 'Av. Ficción 120, Ciudad de México' },
  { id: 'brazil', ending: 'Ltda.', phone: '+55 11 3010 ', address: 'Rua Imaginária 45, São Paulo' },
  { id: 'peru', ending: 'S.A.C.', phone: '+51 1 610 ', address: 'Jr. Invención 77, Lima' },
  { id: 'argentina', ending: 'S.R.L.', phone: '+54 11 4010 ', address: 'Calle Fábula 9, Buenos Aires' },
  { id: 'chile', ending: 'SpA', phone: '+56 2 2010 ', address: 'Pasaje Cuento 3, Santiago' },
  { id: 'colombia', ending: 'S.A.S.', phone: '+57 601 510 ', address: 'Carrera Leyenda 20, Bogotá' },
] as const;

export const DEMO_LABELS = [
  { name: 'Crítico', color: '#c62828' },
  { name: 'Estratégico', color: '#1565c0' },
  { name: 'Nuevo 2026', color: '#2e7d32' },
  { name: 'Revisar contrato', color: '#bf360c' },
] as const;

export const DEMO_QUESTIONS = [
  { type: 'section', title: 'Su empresa', required: false, options: [] },
  { type: 'input', title: '¿Cuál es la actividad principal de su empresa?', required: true, options: [] },
  {
    type: 'radio',
    title: '¿Cuántas personas trabajan en su empresa?',
    required: true,
    options: ['Menos de 10', 'De 10 a 50', 'De 51 a 250', 'Más de 250'],
  },
  {
    type: 'checkbox',
    title: '¿Qué certificaciones mantiene vigentes?',
    required: false,
    options: ['ISO 9001', 'ISO 14001', 'ISO 45001', 'Ninguna'],
  },
  { type: 'section', title: 'Cumplimiento', required: false, options: [] },
  {
    type: 'radio',
    title: '¿Cuenta con un código de ética publicado?',
    required: true,
    options: ['Sí', 'No'],
  },
  { type: 'file', title: 'Adjunte su constancia de situación fiscal', required: false, options: [] },
] as const;
