import { DomainError } from '@homologa/domain/errors/domain-error';
import type { Passkey } from '@homologa/prisma/models';
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Context } from '../../kernel/context';

/** Loaded with the first passkey: the package is large, and most starts of a server would load it for nothing. */
const webauthn = () => import('@simplewebauthn/server');

type Known = Pick<Passkey, 'credentialId' | 'transports'>;

const idOf = ({ credentialId, transports }: Known) => ({
  id: credentialId,
  transports: transports as AuthenticatorTransport[],
});

/** Passkeys belong to the host of the product's public address, and answer to its origin only. */
function partyOf({ config }: Context) {
  const { hostname, origin } = new URL(config.publicUrl);
  return { id: hostname, origin, name: config.brand.name };
}

/** Returns the options with which a browser makes a passkey; those that the account has are not made again. */
export async function newPasskeyOptions(
  ctx: Context,
  user: { id: string; email: string; name: string },
  known: readonly Known[],
) {
  const party = partyOf(ctx);
  const { generateRegistrationOptions } = await webauthn();
  return generateRegistrationOptions({
    rpID: party.id,
    rpName: party.name,
    userID: new TextEncoder().encode(user.id),
    userName: user.email,
    userDisplayName: user.name,
    attestationType: 'none',
    excludeCredentials: known.map(idOf),
    // The password came before, so that possession is enough; a key that asks for its PIN or a finger does so.
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  });
}

/** Returns the credential of a new passkey. Throws `passkey_refused`. */
export async function verifyNewPasskey(ctx: Context, challenge: string, response: unknown) {
  const party = partyOf(ctx);
  const { verifyRegistrationResponse } = await webauthn();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: false,
  }).catch(refuse);
  if (!verified || !registrationInfo) throw new DomainError('passkey_refused');
  return registrationInfo.credential;
}

export async function passkeyOptions(ctx: Context, known: readonly Known[]) {
  const { generateAuthenticationOptions } = await webauthn();
  return generateAuthenticationOptions({
    rpID: partyOf(ctx).id,
    allowCredentials: known.map(idOf),
    userVerification: 'preferred',
  });
}

/**
 * Verifies the signature of a passkey and returns its new counter. A counter that did not grow is the sign of a copied
 * key, unless the authenticator has none (always 0). Throws `passkey_refused`.
 */
export async function verifyPasskey(ctx: Context, challenge: string, passkey: Passkey, response: unknown) {
  const party = partyOf(ctx);
  const { verifyAuthenticationResponse } = await webauthn();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: response as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: {
      ...idOf(passkey),
      publicKey: new Uint8Array(passkey.publicKey),
      counter: Number(passkey.counter),
    },
    requireUserVerification: false,
  }).catch(refuse);
  if (!verified) throw new DomainError('passkey_refused');
  return authenticationInfo.newCounter;
}

const refuse = (cause: unknown): never => {
  throw new DomainError('passkey_refused', { cause });
};
