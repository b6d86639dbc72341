import { errors } from '../../kernel/errors.ts';

export const certificateErrors = errors('certificate', {
  /** The detail of the answer gives the reason. */
  unavailable: { status: 404, message: 'No certificate is currently available for this audit record' },
  logosExcluded: { status: 409, message: 'Logos unavailable, there is an Exclusion from Scope' },
  logosUnavailable: {
    status: 409,
    message: "Logos are available only for your own company's Current and Certificated audits",
  },
});
