import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { StoredFile } from '../files/files.ts';
import type { Platform } from '../platform.ts';
import type { Actor } from '../session.ts';
import type { AuditHook } from './audit-hook.ts';

/** A module's door: registers its routes and its job handlers. */
export type Module = (app: FastifyInstance, platform: Platform) => void | Promise<void>;

/** Null when there is no session; the identity module supplies it. */
export type Authenticate = (req: FastifyRequest) => Promise<Actor | null>;

/** A file that came with a form, already stored. */
export type UploadedFile = StoredFile & { name: string };

/** Where the browser goes for single sign-on, and for its end. Empty while the provider has not answered. */
export type SignOnAddresses = { authorizeUrl: string; endSessionUrl?: string | undefined };

declare module 'fastify' {
  interface FastifyInstance {
    authenticate: Authenticate;
    /** Null without single sign-on; the identity module supplies it. */
    signOnAddresses: (() => Promise<SignOnAddresses>) | null;
    /** Pages that may call with credentials. */
    origins: Set<string>;
    auditHook: AuditHook;
    /** How many answers left out a part that did not fit the contract since the start, by operation. */
    unfitAnswers: Map<string, number>;
  }
  interface FastifyRequest {
    actor: Actor | undefined;
    uploads: UploadedFile[];
    /** Set when the handler succeeded: the files now belong to somebody. */
    uploadsKept: boolean;
    /** Why the call was refused, for its line of the log. */
    refusal: string | undefined;
  }
}
