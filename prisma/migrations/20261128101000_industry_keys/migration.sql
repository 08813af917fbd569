-- Runs without a transaction
-- The industries of existing suppliers become the keys of known industries: their English names, under which they are
-- counted and filtered. In batches of their own transactions, because the previous version keeps running. Suppliers
-- with a key are left out, so that a repetition changes nothing. The owner is subject to forced row-level security, so
-- it is lifted from the tables that are read.
DO $$
DECLARE
  t text;
  tables text[] := ARRAY['Supplier', 'Workflow', 'StatusUpdate', 'Charge', 'SendBack', 'QuestionnaireItem', 'Answer',
    'ReportRequest', 'Report'];
  names jsonb := (SELECT jsonb_object_agg(search_fold(k.name), k.key) FROM (VALUES
      ('Agriculture', 'Agriculture'), ('Agricultura', 'Agriculture'), ('Chemicals', 'Chemicals'),
      ('Productos químicos', 'Chemicals'), ('Produtos químicos', 'Chemicals'), ('Construction', 'Construction'),
      ('Construcción', 'Construction'), ('Construção', 'Construction'), ('Electrical services', 'Electrical services'),
      ('Servicios eléctricos', 'Electrical services'), ('Serviços elétricos', 'Electrical services'),
      ('Energy', 'Energy'), ('Energía', 'Energy'), ('Energia', 'Energy'), ('Financial services', 'Financial services'),
      ('Servicios financieros', 'Financial services'), ('Serviços financeiros', 'Financial services'),
      ('Fishing', 'Fishing'), ('Pesca', 'Fishing'), ('Food', 'Food'), ('Alimentos', 'Food'),
      ('Furniture', 'Furniture'), ('Muebles', 'Furniture'), ('Móveis', 'Furniture'),
      ('Health services', 'Health services'), ('Servicios de salud', 'Health services'),
      ('Serviços de saúde', 'Health services'), ('Insurance', 'Insurance'), ('Seguros', 'Insurance'),
      ('Machinery', 'Machinery'), ('Maquinaria', 'Machinery'), ('Máquinas', 'Machinery'),
      ('Metal products', 'Metal products'), ('Productos metálicos', 'Metal products'),
      ('Produtos de metal', 'Metal products'), ('Mining', 'Mining'), ('Minería', 'Mining'), ('Mineração', 'Mining'),
      ('Packaging', 'Packaging'), ('Envases y embalajes', 'Packaging'), ('Embalagens', 'Packaging'),
      ('Paper', 'Paper'), ('Papel', 'Paper'), ('Pharmaceuticals', 'Pharmaceuticals'),
      ('Productos farmacéuticos', 'Pharmaceuticals'), ('Produtos farmacêuticos', 'Pharmaceuticals'),
      ('Plastics', 'Plastics'), ('Plásticos', 'Plastics'), ('Retail trade', 'Retail trade'),
      ('Comercio minorista', 'Retail trade'), ('Comércio varejista', 'Retail trade'), ('Software', 'Software'),
      ('Telecommunications', 'Telecommunications'), ('Telecomunicaciones', 'Telecommunications'),
      ('Telecomunicações', 'Telecommunications'), ('Textiles', 'Textiles'), ('Têxteis', 'Textiles'),
      ('Transport and logistics', 'Transport and logistics'), ('Transporte y logística', 'Transport and logistics'),
      ('Transporte e logística', 'Transport and logistics'), ('Wholesale trade', 'Wholesale trade'),
      ('Comercio mayorista', 'Wholesale trade'), ('Comércio atacadista', 'Wholesale trade')
    ) AS k (name, key));
  batch uuid[];
  last uuid := '00000000-0000-0000-0000-000000000000';
BEGIN
  FOREACH t IN ARRAY tables LOOP
    EXECUTE format('ALTER TABLE %I NO FORCE ROW LEVEL SECURITY', t);
    COMMIT;
  END LOOP;
  LOOP
    SELECT array_agg(f."id" ORDER BY f."id") INTO batch
    FROM (SELECT s."id" FROM "Supplier" s WHERE s."id" > last AND s."industry" IS NOT NULL ORDER BY s."id" LIMIT 500) f;
    EXIT WHEN batch IS NULL;
    PERFORM FROM "Supplier" s WHERE s."id" = ANY(batch) ORDER BY s."id" FOR UPDATE;
    UPDATE "Supplier" s SET "industry" = names ->> search_fold(trim(s."industry"))
      WHERE s."id" = ANY(batch) AND names ->> search_fold(trim(s."industry")) <> s."industry";
    COMMIT;
    last := batch[cardinality(batch)];
  END LOOP;
  FOREACH t IN ARRAY tables LOOP
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    COMMIT;
  END LOOP;
END
$$;
