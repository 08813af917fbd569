import { DomainError } from '@homologa/domain/errors/domain-error';

/** `service_unavailable` because of the file store, with the store's own error as its cause. */
export class FileStoreAway extends DomainError {
  constructor(cause: unknown) {
    super('service_unavailable', { cause });
  }

  /** The store's own words, for operators: the error at the end of the chain of causes. */
  get reason(): string {
    let last = this.cause;
    while (last instanceof Error && last.cause instanceof Error) last = last.cause;
    if (!(last instanceof Error)) return String(last);
    // An error about all addresses of a host has no message of its own.
    const text = last instanceof AggregateError ? last.errors.map(String).join(', ') : last.message;
    return ['Error', 'AggregateError'].includes(last.name) ? text : `${last.name}: ${text}`;
  }
}
