import type { PasskeyAnswer, PasskeyOptionsResponse } from '@homologa/domain/accounts/second-factor.contract';
import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';

type Options = PasskeyOptionsResponse['options'];

export const canUsePasskeys = browserSupportsWebAuthn;

/** Asks the browser to make a passkey. Throws if the person cancels or the device has one already. */
export const makePasskey = async (options: Options): Promise<PasskeyAnswer> =>
  (await startRegistration({
    optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON,
  })) as unknown as PasskeyAnswer;

/** Asks the browser to answer a challenge by a passkey. Throws if the person cancels. */
export const answerByPasskey = async (options: Options): Promise<PasskeyAnswer> =>
  (await startAuthentication({
    optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
  })) as unknown as PasskeyAnswer;

/** True for the errors of the browser's own dialog, such as a cancelled one: nothing was sent to the server. */
export const isOfBrowser = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'WebAuthnError' || error instanceof DOMException || error.name === 'NotAllowedError');
