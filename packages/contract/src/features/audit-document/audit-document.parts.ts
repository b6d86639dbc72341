/** The types of an audit's documents, in the order the form offers them. */
export const documentTypes = [
  'Certificate',
  'Global Gap module certificate',
  'Meat Supply Chain Assurance module certificate',
  'FSMA module certificate',
  'Plastic Pellets module certificate',
  'Scope extension',
  'FSMA report',
  'Photograph',
  'Sharing consent',
  'FSCE assessment',
  'ETRS scorecard',
  'Photographic report',
  'Capacity & Capability report',
  'Covid-19 Extension',
  'Interim Report',
  'Schedule A',
  'Cross Dock Report',
  'Meat Supply Chain Assurance report',
  'Alternative language audit report',
  'Alternative language certificate',
  'Environmental Awareness report',
  'Plastic Pellet Loss Prevention report',
] as const;

/** The report's own workbook. Uploading a report stores it; it cannot be deleted. */
export const reportType = 'Audit';

/** All types a stored document can have. */
export const storedTypes = [...documentTypes, reportType] as const;

/**
 * Accepted file formats, recognised by content, never by name. SVG and HTML are excluded because both can run scripts.
 */
export const formatNames = ['pdf', 'jpg', 'png', 'webp', 'heic', 'docx', 'xlsx', 'pptx'] as const;
export type DocumentFormat = (typeof formatNames)[number];

export const documentFormats = {
  pdf: { mediaType: 'application/pdf', endings: ['.pdf'] },
  jpg: { mediaType: 'image/jpeg', endings: ['.jpg', '.jpeg'] },
  png: { mediaType: 'image/png', endings: ['.png'] },
  webp: { mediaType: 'image/webp', endings: ['.webp'] },
  heic: { mediaType: 'image/heic', endings: ['.heic', '.heif'] },
  docx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    endings: ['.docx'],
  },
  xlsx: { mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', endings: ['.xlsx'] },
  pptx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    endings: ['.pptx'],
  },
} as const satisfies Record<DocumentFormat, { mediaType: string; endings: readonly string[] }>;

/** The size limit of a document in bytes: 25 decimal megabytes. */
export const maxDocumentBytes = 25_000_000;

/** The most documents one audit can have, not counting its reports. */
export const maxDocuments = 200;
