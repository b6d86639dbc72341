import type { ErrorBody, ErrorDefinition } from '@attestry/contract/kernel/errors.ts';

/** A failure that is part of an endpoint's contract. Everything else that is thrown answers as unexpected. */
export class Refusal extends Error {
  readonly definition: ErrorDefinition;
  readonly parts: Partial<Pick<ErrorBody, 'fields' | 'detail' | 'present'>>;
  constructor(definition: ErrorDefinition, parts: Refusal['parts'] = {}) {
    super(definition.message);
    this.definition = definition;
    this.parts = parts;
  }
}

/** Ends the call with a declared failure, at the field that it names: `throw refuse(siteErrors.unknownCompany)`. */
export const refuse = (definition: ErrorDefinition, parts?: Refusal['parts']): Refusal =>
  new Refusal(definition, parts);
