import type { Role } from '@attestry/contract/kernel/permissions.ts';

/** A directory as plain values: what the naive model of visibility reasons about. */
export interface ModelWorld {
  companies: ModelCompany[];
  sites: ModelSite[];
  audits: ModelAudit[];
  shares: ModelShare[];
  recalls: ModelRecall[];
  /** Certification bodies, each with the body that accredits it. */
  bodies: { id: string; accreditedBy: string | undefined }[];
  /** Offices, each of a certification body. */
  offices: { id: string; bodyId: string }[];
}
export interface ModelCompany {
  id: string;
  isArchived: boolean;
  blocksSharing: boolean;
  createdBy: string | undefined;
}
export interface ModelSite {
  id: string;
  companyId: string;
  isArchived: boolean;
  createdBy: string | undefined;
}
export interface ModelAudit {
  id: string;
  siteId: string;
  ownerId: string;
  bodyId: string;
  status: 'Holding' | 'Current' | 'Closed' | 'Archived';
  uploadedBy: 'StandardsBody' | 'CertificationBody' | 'Company' | 'Site';
}
export interface ModelRecall {
  id: string;
  siteId: string;
  auditId: string;
  bodyId: string;
  isArchived: boolean;
}
export interface ModelShare {
  of: 'audit' | 'site' | 'company';
  id: string;
  with: ModelOrganisation;
}
export interface ModelOrganisation {
  type: 'Company' | 'Site' | 'CertificationBody' | 'AccreditationBody' | 'Office';
  id: string;
}
export interface ModelPerson {
  role: Role;
  organisations: ModelOrganisation[];
}
