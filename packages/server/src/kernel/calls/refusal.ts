import {
  archivingErrors,
  type ErrorBody,
  type ErrorDefinition,
  kernelErrors,
} from '@attestry/contract/kernel/errors.ts';

/** A failure declared by an endpoint. Anything else that is thrown answers as unexpected. */
export class Refusal extends Error {
  readonly definition: ErrorDefinition;
  readonly parts: Partial<Pick<ErrorBody, 'fields' | 'detail' | 'present'>>;
  /** Seconds until the call may be repeated, sent as Retry-After. */
  readonly retryAfter: number | undefined;
  constructor(definition: ErrorDefinition, parts: Refusal['parts'] = {}, retryAfter?: number) {
    super(definition.message);
    this.definition = definition;
    this.parts = parts;
    this.retryAfter = retryAfter;
  }
}

/** Makes a declared failure to throw, shown at the field it names: `throw refuse(siteErrors.unknownCompany)`. */
export const refuse = (definition: ErrorDefinition, parts?: Refusal['parts']): Refusal =>
  new Refusal(definition, parts);

/** Makes the refusal to archive a record that is archived, or to unarchive one that is not. */
export const refuseArchiving = (archives: boolean): Refusal =>
  refuse(archives ? archivingErrors.archived : archivingErrors.notArchived);

/** Makes the refusal of a caller above a limit, who may call again in `seconds`. */
export const refuseTooMany = (seconds: number, definition: ErrorDefinition = kernelErrors.tooMany): Refusal =>
  new Refusal(definition, {}, seconds);
