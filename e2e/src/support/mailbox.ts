import { setTimeout as sleep } from 'node:timers/promises';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

const WAIT_MS = 30_000;

export async function mailTo(url: string, address: string, fits: (mail: Mail) => boolean = () => true): Promise<Mail> {
  const until = Date.now() + WAIT_MS;
  for (;;) {
    const mail = (await mailsTo(url, address)).find(fits);
    if (mail) return mail;
    if (Date.now() > until) throw new Error(`no such mail to ${address} within ${WAIT_MS} ms`);
    await sleep(200);
  }
}

export async function mailsTo(url: string, address: string): Promise<Mail[]> {
  const answer = await fetch(`${url}/mailbox/messages?to=${encodeURIComponent(address)}`);
  return (await answer.json()) as Mail[];
}

export function linkIn(mail: Mail): string {
  const [link] = /https?:\/\/\S+\/onboarding\/\S+/.exec(mail.text) ?? [];
  if (!link) throw new Error(`no onboarding link in: ${mail.text}`);
  return link.replace(/[>)\]]+$/, '');
}
