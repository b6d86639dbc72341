/**
 * What the Certificate Tracker shows of an audit to organisations it is not shared with: that there is a certificate,
 * its data as well, or also the certificate itself.
 */
export const sharingOptionNames = ['BasicOnly', 'CertificateOnly', 'CertificatePDF'] as const;
export type SharingOptionName = (typeof sharingOptionNames)[number];
