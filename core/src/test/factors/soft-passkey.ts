import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const sha256 = (bytes: string | Buffer): Buffer => createHash('sha256').update(bytes).digest();
const url64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

const PRESENT = 0x01;
const HAS_CREDENTIAL = 0x40;
/** COSE: key type EC2, algorithm ES256, curve P-256. */
const [KTY, ALG, CRV, X, Y] = [1, 3, -1, -2, -3];

/** An authenticator of a test: it makes one passkey and signs challenges, as a security key does. */
export class SoftPasskey {
  readonly id = randomBytes(16);
  counter = 0;
  readonly #privateKey: KeyObject;
  readonly #coseKey: Uint8Array;

  constructor(
    readonly origin: string,
    readonly rpId = new URL(origin).hostname,
  ) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.#privateKey = privateKey;
    this.#coseKey = isoCBOR.encode(
      new Map<number, number | Uint8Array<ArrayBuffer>>([
        [KTY, 2],
        [ALG, -7],
        [CRV, 1],
        [X, new Uint8Array(Buffer.from(x, 'base64url'))],
        [Y, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]),
    );
  }

  #clientData(type: 'webauthn.create' | 'webauthn.get', challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  #authenticatorData(flags: number, more = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(this.rpId), Buffer.from([flags]), counter, more]);
  }

  /** Returns the answer to the options of a new passkey. */
  make(challenge: string) {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.id, Buffer.from(this.#coseKey)]);
    const authData = new Uint8Array(this.#authenticatorData(PRESENT | HAS_CREDENTIAL, credential));
    const attestation = isoCBOR.encode(
      new Map<string, string | Uint8Array<ArrayBuffer> | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]),
    );
    return {
      id: url64(this.id),
      rawId: url64(this.id),
      type: 'public-key' as const,
      response: {
        clientDataJSON: url64(this.#clientData('webauthn.create', challenge)),
        attestationObject: url64(attestation),
        transports: ['internal'],
      },
      clientExtensionResults: {},
    };
  }

  /** Returns the answer to a challenge, signed, with a counter that has grown. */
  answer(challenge: string) {
    this.counter += 1;
    const clientData = this.#clientData('webauthn.get', challenge);
    const authData = this.#authenticatorData(PRESENT);
    const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), this.#privateKey);
    return {
      id: url64(this.id),
      rawId: url64(this.id),
      type: 'public-key' as const,
      response: {
        clientDataJSON: url64(clientData),
        authenticatorData: url64(authData),
        signature: url64(signature),
      },
      clientExtensionResults: {},
    };
  }
}
