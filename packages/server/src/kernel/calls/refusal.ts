import type { ErrorBody, ErrorDefinition } from '@attestry/contract/kernel/errors.ts';

/** A failure declared by an endpoint. Anything else that is thrown answers as unexpected. */
export class Refusal extends Error {
  readonly definition: ErrorDefinition;
  readonly parts: Partial<Pick<ErrorBody, 'fields' | 'detail' | 'present'>>;
  constructor(definition: ErrorDefinition, parts: Refusal['parts'] = {}) {
    super(definition.message);
    this.definition = definition;
    this.parts = parts;
  }
}

/** Makes a declared failure to throw, shown at the field it names: `throw refuse(siteErrors.unknownCompany)`. */
export const refuse = (definition: ErrorDefinition, parts?: Refusal['parts']): Refusal =>
  new Refusal(definition, parts);
