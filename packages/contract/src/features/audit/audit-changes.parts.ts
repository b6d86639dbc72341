/** The fields of an audit's change log for which its timeline has its own words. */
export const auditChangeLabels = {
  certificationStatus: 'Certification status',
  statusReason: 'Reason',
  statusDate: 'Since',
  report: 'Report',
  certificateNumber: 'Certificate number',
  certificateVersion: 'Certificate version',
  certificateIssued: 'Certificate issued',
  nextAudit: 'Next audit',
} as const;
