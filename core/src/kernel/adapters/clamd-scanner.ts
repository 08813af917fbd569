import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';
import type { ClamdAddress } from '../../env/clamd-address';
import { FileNotScanned, type VirusScanner } from '../ports/virus-scanner';

const CHUNK_BYTES = 64 * 1024;
/** Longest answer that is read; clamd's answers are one line. */
const ANSWER_BYTES = 4096;
/** Time for one file from the connection to the verdict. */
const SCAN_MS = 60_000;

/**
 * Scans files by ClamAV's daemon. Each file is sent over a connection of its own (command INSTREAM), so that clamd needs
 * no access to our files. A file above clamd's StreamMaxLength gets no verdict. Whatever fails after the connection was
 * made counts as caused by the file.
 */
export function createClamdScanner(address: ClamdAddress, { scanMs = SCAN_MS } = {}): VirusScanner {
  return {
    async scan(path) {
      const socket = connect(address);
      const connection = { isMade: false };
      socket.once('connect', () => {
        connection.isMade = true;
      });
      const timer = setTimeout(() => socket.destroy(new Error('clamd gave no verdict in time')), scanMs);
      try {
        // Clamd answers before the end of a stream that is too long, so the answer is read while the file is sent.
        const answer = readAnswer(socket);
        await Promise.race([answer, sendFile(socket, path).then(() => answer)]);
        return verdictOf(await answer);
      } catch (cause) {
        if (!connection.isMade || cause instanceof FileNotScanned) throw cause;
        const message = cause instanceof Error ? cause.message : String(cause);
        throw new FileNotScanned(message, { isAnswered: false, cause });
      } finally {
        clearTimeout(timer);
        socket.destroy();
      }
    },
  };
}

function readAnswer(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (chunk) => {
      text += String(chunk);
      // The command's prefix `z` makes clamd end its answer with NUL.
      const end = text.indexOf('\0');
      if (end >= 0) resolve(text.slice(0, end));
      else if (text.length > ANSWER_BYTES) reject(new Error('clamd sent an answer without an end'));
    });
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('clamd closed the connection without a verdict')));
  });
}

async function sendFile(socket: Socket, path: string): Promise<void> {
  await write(socket, Buffer.from('zINSTREAM\0'));
  for await (const chunk of createReadStream(path, { highWaterMark: CHUNK_BYTES })) {
    const bytes = chunk as Buffer;
    const length = Buffer.alloc(4);
    length.writeUInt32BE(bytes.length);
    await write(socket, Buffer.concat([length, bytes]));
  }
  await write(socket, Buffer.alloc(4));
}

/** Writes to the socket at its pace. Rejects if the connection breaks. */
const write = (socket: Socket, bytes: Buffer): Promise<void> =>
  new Promise((resolve, reject) => {
    socket.write(bytes, (error) => (error ? reject(error) : resolve()));
  });

function verdictOf(answer: string): string | null {
  if (answer === 'stream: OK') return null;
  const found = /^stream: (.+) FOUND$/.exec(answer)?.[1];
  if (found) return found;
  throw new FileNotScanned(`clamd gave no verdict: ${answer.slice(0, 200)}`, { isAnswered: true });
}
