-- Payable line, page and last day of an issued boleto.
ALTER TABLE "Payment" ADD COLUMN "boletoNumber" TEXT,
  ADD COLUMN "boletoUri" TEXT,
  ADD COLUMN "boletoExpiresAt" TIMESTAMPTZ(3);
