import { errors } from '../../kernel/errors.ts';

/** The message of a qualification that the profile has already. */
export const sameQualificationMessage = 'The profile already has this qualification';

export const auditorErrors = errors('auditor', {
  lastCertificationBody: {
    status: 400,
    message: 'A profile belongs to at least one certification body',
    field: 'certificationBodies',
  },
  othersLinks: {
    status: 403,
    message: 'Only the standards body ends the link of a certification body or of its office',
    field: 'certificationBodies',
  },
  submitted: { status: 409, message: 'The profile was submitted before: submit the changes instead of saving them' },
  suspended: {
    status: 409,
    message: 'Lift the suspension of the qualification before you change it',
    field: 'qualifications',
  },
  notInRevision: { status: 409, message: 'Only a profile In Revision can be validated or rejected' },
  wrongStatus: { status: 409, message: 'The status of the qualification does not allow this' },
  notAllInRevision: { status: 409, message: 'Each of the qualifications must be In Revision. None was validated.' },
  othersSuspension: {
    status: 403,
    message:
      'Only the standards body, or the certification body that suspended the qualification, lifts its suspension',
  },
  validatedBefore: {
    status: 403,
    message: 'Only the standards body deletes a qualification that was validated before',
  },
});
