import { kernelErrors } from '@attestry/contract/kernel/errors.ts';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { UploadedFile } from './context.ts';
import { lowerFirst } from './key-case.ts';
import { refuse } from './refusal.ts';

const fieldsOf = (error: z.ZodError) =>
  error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }));

/**
 * Reads a multipart body: exactly one file of at most `maxBytes`, held in memory, and the fields checked by `schema`.
 * A larger file arrives cut off one byte past that, so that the handler can refuse it in its own words.
 */
export const readUpload = async (
  request: FastifyRequest,
  { field, maxBytes }: { field: string; maxBytes: number },
  schema: z.ZodType | undefined,
): Promise<{ body: unknown; file: UploadedFile }> => {
  if (!request.isMultipart()) throw refuse(kernelErrors.unsupported);
  const given: Record<string, string> = {};
  let file: UploadedFile | undefined;
  const limits = { fileSize: maxBytes + 1, files: 1, fields: 20, fieldSize: 4096 };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') given[lowerFirst(part.fieldname)] = String(part.value);
    else if (part.fieldname.toLowerCase() === field.toLowerCase())
      file = { bytes: await part.toBuffer(), name: part.filename };
    else part.file.resume();
  }
  if (!file) throw refuse(kernelErrors.invalid, { fields: [{ path: field, message: 'Field is required' }] });
  const parsed = schema?.safeParse(given);
  if (parsed && !parsed.success) throw refuse(kernelErrors.invalid, { fields: fieldsOf(parsed.error) });
  return { body: parsed?.data, file };
};
