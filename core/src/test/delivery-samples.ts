interface ReportSample {
  /** Id of the mail's job; null for a report that returns no mail. */
  jobId: string | null;
  recipients: readonly Record<string, string>[];
  returnedType?: string;
  body?: string;
  reportId?: string;
}

const lines = (fields: Record<string, string>): string =>
  Object.entries(fields)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');

const partsOf = (parts: readonly [type: string, text: string][]): string =>
  parts.map(([type, text]) => `--b\nContent-Type: ${type}\n\n${text}\n`).join('') + '--b--\n';

/** Builds a delivery report (RFC 3464) in the form in which Postfix writes it. */
export function deliveryReport({
  jobId,
  recipients,
  returnedType = 'message/rfc822',
  body = '',
  reportId,
}: ReportSample): string {
  const head = {
    From: 'MAILER-DAEMON@mx.test (Mail Delivery System)',
    To: 'no-reply@homologa.test',
    Subject: 'Undelivered Mail Returned to Sender',
    'Message-ID': `<${reportId ?? `report-of-${jobId ?? 'nothing'}`}@mx.test>`,
    'MIME-Version': '1.0',
    'Content-Type': 'multipart/report; report-type=delivery-status; boundary="b"',
  };
  const status = ['Reporting-MTA: dns; mx.test', ...recipients.map(lines)].join('\n\n');
  const returned = `Received: from homologa\nMessage-ID: <${jobId}@homologa.test>\nTo: ana@acme.test\n\n${body}`;
  const text = `${lines(head)}\n\n${partsOf([
    ['text/plain', 'I am sorry to have to inform you.'],
    ['message/delivery-status', `${status}\n`],
    ...(jobId === null ? [] : [[returnedType, returned] as [string, string]]),
  ])}`;
  return text.replaceAll('\n', '\r\n');
}

/** Builds a report of feedback (RFC 5965) of a reader about a mail to `to`. */
export function feedbackReport({ jobId, type, to }: { jobId: string; type: string; to: string }): string {
  const head = {
    From: 'feedback@provider.test',
    To: 'no-reply@homologa.test',
    'Message-ID': `<feedback-${type}-of-${jobId}@provider.test>`,
    'MIME-Version': '1.0',
    'Content-Type': 'multipart/report; report-type=feedback-report; boundary="b"',
  };
  const text = `${lines(head)}\n\n${partsOf([
    ['text/plain', 'A reader has reported this mail.'],
    ['message/feedback-report', `Feedback-Type: ${type}\nUser-Agent: Provider/1\nVersion: 1\n`],
    ['message/rfc822', `Message-ID: <${jobId}@homologa.test>\nTo: ${to}\n\nHello`],
  ])}`;
  return text.replaceAll('\n', '\r\n');
}
