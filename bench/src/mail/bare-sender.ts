import { createTransport } from 'nodemailer';

const AT_ONCE = 8;
const LINE =
  '<p style="color:#1f2937;font-size:15px;line-height:24px;margin:0 0 14px">Homologación de proveedores</p>\n';

/** Baseline: sends mails of an invitation's size over a connection pool, with one loop per connection. */
export async function sendBare(url: string, count: number): Promise<void> {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: AT_ONCE,
    maxMessages: Number.POSITIVE_INFINITY,
  });
  let sent = 0;
  const loop = async () => {
    while (sent < count) {
      sent += 1;
      await transport.sendMail({
        messageId: `<bare-${sent}@homologa>`,
        from: 'Homologa <no-reply@homologa.test>',
        to: `supplier-${sent}@proveedor.example`,
        subject: 'Homologación de proveedores',
        text: 'Homologación de proveedores\n'.repeat(30),
        html: LINE.repeat(60),
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, loop));
  transport.close();
}
