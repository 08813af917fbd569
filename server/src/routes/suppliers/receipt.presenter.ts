export const presentReceipt = ({
  receiptNumber,
  receivedAt,
}: {
  receiptNumber: string | null;
  receivedAt: Date | null;
}): { number: string; received_at: string } | null =>
  receiptNumber && receivedAt ? { number: receiptNumber, received_at: receivedAt.toISOString() } : null;
