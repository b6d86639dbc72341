import { errors } from '../../kernel/errors.ts';

export const auditDocumentErrors = errors('audit document', {
  notAccepted: {
    status: 415,
    message:
      'This kind of file is not accepted. Choose a PDF, a picture (JPEG, PNG, WebP, HEIC) or an Office document without macros (.docx, .xlsx, .pptx).',
    field: 'file',
  },
  notPlain: {
    status: 415,
    message:
      'The document contains macros, controls, embedded files or links to other files. Save it without them, or as a PDF, and try again.',
    field: 'file',
  },
  unpacksTooLarge: {
    status: 415,
    message: 'The document is far larger when unpacked than a document can be. Save it as a PDF and try again.',
    field: 'file',
  },
  damaged: {
    status: 415,
    message: 'The document is damaged or protected. Open it in your program, save it again and try again.',
    field: 'file',
  },
  falseEnding: {
    status: 400,
    message: 'The content of the file does not match the ending of its name.',
    field: 'file',
  },
  tooMany: { status: 409, message: 'An audit has at most 200 documents' },
});
