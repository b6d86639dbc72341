/** The fields in the change log of an audit that its timeline words itself. */
export const auditChangeLabels = {
  certificationStatus: 'Certification status',
  statusReason: 'Status reason',
  statusDate: 'Status date',
  report: 'Report',
  certificateNumber: 'Certificate number',
  certificateVersion: 'Certificate version',
  certificateIssued: 'Certificate issued',
} as const;
