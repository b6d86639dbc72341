import { errors } from '../../kernel/errors.ts';

export const auditDocumentErrors = errors('audit document', {
  notAccepted: {
    status: 415,
    message:
      'This kind of file is not accepted. Choose a PDF, a picture (JPEG, PNG, WebP, HEIC) or an Office document without macros (.docx, .xlsx, .pptx).',
    field: 'file',
  },
  falseEnding: {
    status: 400,
    message: 'The file is not what its name says: its ending and its content do not agree.',
    field: 'file',
  },
  tooMany: { status: 409, message: 'An audit has at most 200 documents' },
});
