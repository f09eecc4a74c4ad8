type OutboundReason = 'not_allowed' | 'redirect' | 'too_large' | 'timeout' | 'unreachable';

/** Why nothing came of a call to somewhere else, in a sentence an administrator may read. */
export class OutboundFailure extends Error {
  readonly reason: OutboundReason;

  constructor(reason: OutboundReason, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'OutboundFailure';
    this.reason = reason;
  }
}
