-- The account that received a handover, by which an erasure and a copy of personal data find the colleague when the
-- e-mail of the handover is the account's no longer. Later migrations fill it and build the indexes of both look-ups,
-- because this one locks out every reader of the table.
ALTER TABLE "Handover" ADD COLUMN "toAccountId" UUID;
