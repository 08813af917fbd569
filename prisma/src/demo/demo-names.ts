export const DEMO_TRADES = [
  {
    name: 'Aceros',
    industry: 'Productos metálicos',
    sic: '3441',
    activity: 'Corte, doblado y galvanizado de acero para estructuras industriales.',
  },
  {
    name: 'Textiles',
    industry: 'Textiles',
    sic: '2211',
    activity: 'Tejido y teñido de telas para uniformes y ropa de trabajo.',
  },
  {
    name: 'Logística',
    industry: 'Transporte y logística',
    sic: '4731',
    activity: 'Transporte de carga refrigerada y almacenamiento en tres centros.',
  },
  {
    name: 'Agroinsumos',
    industry: 'Agricultura',
    sic: '5191',
    activity: 'Venta de semillas, fertilizantes y equipos de riego.',
  },
  {
    name: 'Química',
    industry: 'Productos químicos',
    sic: '2819',
    activity: 'Fabricación de solventes y limpiadores industriales.',
  },
  {
    name: 'Empaques',
    industry: 'Envases y embalajes',
    sic: '2653',
    activity: 'Cajas de cartón corrugado y película para paletizar.',
  },
  {
    name: 'Servicios Eléctricos',
    industry: 'Servicios eléctricos',
    sic: '1731',
    activity: 'Instalación y mantenimiento de subestaciones de media tensión.',
  },
  {
    name: 'Alimentos',
    industry: 'Alimentos',
    sic: '2099',
    activity: 'Elaboración de conservas y salsas para comedores industriales.',
  },
  {
    name: 'Construcciones',
    industry: 'Construcción',
    sic: '1542',
    activity: 'Obra civil: naves industriales, accesos y drenajes.',
  },
  {
    name: 'Tecnología',
    industry: 'Software',
    sic: '7372',
    activity: 'Desarrollo y soporte de sistemas de control de inventarios.',
  },
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
