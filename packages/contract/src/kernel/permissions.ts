/** The areas of the product that have permissions. */
export const areas = [
  'Audit',
  'Auditor',
  'CertificationBody',
  'SubOffice',
  'Company',
  'Site',
  'Recall',
  'User',
  'Reports',
  'Analytics',
  'Administration',
  'IFSAudit',
  'Verify',
] as const;
export type Area = (typeof areas)[number];

export const actions = [
  'View',
  'Generate',
  'Revise',
  'Changes',
  'Persist',
  'Verify',
  'Remove',
  'Share',
  'Unshare',
  'Schedule',
  'Suspend',
  'Initialize',
  'ShareOptions',
] as const;
export type Action = (typeof actions)[number];

export type Permission = `${Area}.${Action}`;

/** Splits a row at its blanks and checks each word, so that a misspelt action is a compile error in its own line. */
type Words<S extends string> = S extends `${infer Head} ${infer Tail}`
  ? Head extends Action
    ? Words<Tail>
    : { unknownAction: Head }
  : S extends Action
    ? unknown
    : { unknownAction: S };
type CheckedRows<M> = { [R in keyof M]: { [A in keyof M[R]]: A extends Area ? Words<M[R][A] & string> : never } };

const matrix = <const M extends Record<string, Partial<Record<Area, string>>>>(rows: M & CheckedRows<M>): M => rows;

const companyPro = {
  Audit: 'View Generate Revise Changes Remove Share Unshare Schedule ShareOptions',
  Company: 'View Revise Changes Share Unshare',
  Site: 'View Generate Revise Changes Share Unshare Schedule ShareOptions',
  Recall: 'View',
  User: 'View Generate Revise Changes Initialize',
  Reports: 'View',
  Analytics: 'View',
  Verify: 'View Share Unshare ShareOptions',
} as const;

const cbReader = {
  Audit: 'View',
  Auditor: 'View',
  CertificationBody: 'View',
  SubOffice: 'View',
  Company: 'View',
  Site: 'View',
  Recall: 'View',
  Reports: 'View',
  Verify: 'View',
} as const;

/**
 * The permission matrix: which role has which action in which area. `{body}` stands for the standards body's configured
 * name. An action applies only to the records in the caller's scope.
 */
export const permissionMatrix = matrix({
  '{body} Admin': {
    Audit: 'View Generate Revise Changes Persist Verify Remove Share Unshare Schedule ShareOptions',
    Auditor: 'View Generate Revise Changes Persist Verify Remove Suspend',
    CertificationBody: 'View Generate Revise Changes Persist Suspend',
    SubOffice: 'View Generate Revise Changes Persist Suspend',
    Company: 'View Generate Revise Changes Persist Share Unshare',
    Site: 'View Generate Revise Changes Persist Share Unshare Schedule ShareOptions',
    Recall: 'View Generate Revise Changes Persist',
    User: 'View Generate Revise Changes Initialize',
    Reports: 'View',
    Analytics: 'View',
    Administration: 'View Generate Revise Remove',
    IFSAudit: 'View',
    Verify: 'View Changes Share Unshare ShareOptions',
  },
  '{body} Audit Admin': {
    Audit: 'View Generate Revise Changes Persist Verify Remove Share Unshare Schedule',
    Auditor: 'View Changes',
    CertificationBody: 'View Revise Changes',
    SubOffice: 'View Revise Changes',
    Company: 'View Generate Revise Changes Persist Share Unshare',
    Site: 'View Generate Revise Changes Persist Share Unshare Schedule',
    Recall: 'View Generate Revise Changes Persist',
    User: 'View',
    Reports: 'View',
    Analytics: 'View',
    IFSAudit: 'View',
    Verify: 'View Changes',
  },
  '{body} Auditor Admin': {
    Audit: 'View Changes',
    Auditor: 'View Generate Revise Changes Persist Verify Remove Suspend',
    CertificationBody: 'View',
    SubOffice: 'View',
    Company: 'View',
    Site: 'View',
    Recall: 'View',
    User: 'View',
    Reports: 'View',
    Analytics: 'View',
    Verify: 'View',
  },
  '{body} User': {
    Audit: 'View Changes',
    Auditor: 'View Changes',
    CertificationBody: 'View Changes',
    SubOffice: 'View Changes',
    Company: 'View Changes',
    Site: 'View Changes',
    Recall: 'View Changes',
    User: 'View',
    Reports: 'View',
    Verify: 'View',
  },
  'CB Full Admin': {
    Audit: 'View Generate Revise Changes Persist Verify Remove Schedule',
    Auditor: 'View Generate Revise Changes Persist Remove Suspend',
    CertificationBody: 'View Changes',
    SubOffice: 'View Generate Revise Changes Persist',
    Company: 'View Revise Changes Persist',
    Site: 'View Generate Revise Changes Persist Schedule',
    Recall: 'View Generate Revise Changes Persist',
    User: 'View Generate Revise Changes Initialize',
    Reports: 'View',
    IFSAudit: 'View',
    Verify: 'View',
  },
  'CB Audit Admin': {
    Audit: 'View Generate Revise Changes Persist Verify Remove Schedule',
    Auditor: 'View',
    CertificationBody: 'View',
    SubOffice: 'View',
    Company: 'View Revise Changes',
    Site: 'View Generate Revise Changes Persist Schedule',
    Recall: 'View Generate Revise Changes',
    User: 'View',
    Reports: 'View',
    IFSAudit: 'View',
    Verify: 'View',
  },
  'CB Auditor Admin': {
    ...cbReader,
    Auditor: 'View Generate Revise Changes Remove Suspend',
    User: 'View',
  },
  'CB Read Only User': cbReader,
  'CB BI User': { ...cbReader, Analytics: 'View' },
  'CB BI User T': { ...cbReader, Analytics: 'View' },
  'CB Commercial Horizon': {
    CertificationBody: 'View',
    SubOffice: 'View',
    Reports: 'View',
    Analytics: 'View',
    Verify: 'View',
  },
  'AB User': cbReader,
  'Company User': {
    Audit: 'View Share Unshare ShareOptions',
    Company: 'View Revise Changes Share Unshare',
    Site: 'View Revise Changes Share Unshare ShareOptions',
    User: 'View Generate Revise Changes Initialize',
    Reports: 'View',
    Analytics: 'View',
    Verify: 'View Share Unshare ShareOptions',
  },
  'Company BI S User': companyPro,
  'Company BI BO User': companyPro,
  'Company BI SC User': companyPro,
  'Site User': {
    Audit: 'View Generate Share Unshare Schedule ShareOptions',
    Company: 'View',
    Site: 'View Revise Changes Share Unshare Schedule ShareOptions',
    Recall: 'View',
    User: 'View',
    Reports: 'View',
    Verify: 'View Share Unshare ShareOptions',
  },
  'Analytics User': { Reports: 'View', Analytics: 'View' },
  UNKNOWN: {},
});

export type Role = keyof typeof permissionMatrix;
export const roles = Object.keys(permissionMatrix) as Role[];

/** All permissions of a role as `Area.Action`. */
export const permissionsOf = (role: Role): ReadonlySet<Permission> => {
  const rows = Object.entries(permissionMatrix[role]) as [Area, string][];
  return new Set(rows.flatMap(([area, words]) => words.split(' ').map((action) => `${area}.${action}` as Permission)));
};

/** The display name of the role, with the body's own name in place of `{body}`. */
export const roleLabel = (role: Role, bodyName: string): string => role.replace('{body}', bodyName);

export const isRole = (text: string): text is Role => Object.hasOwn(permissionMatrix, text);
