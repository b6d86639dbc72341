import { StringDecoder } from 'node:string_decoder';
import { SaxesParser } from 'saxes';
import { WorkbookRefused } from './workbook-refused.ts';
import type { Parts } from './zip-guard.ts';

const maxDepth = 64;

/** Element names arrive without their prefix, since writers may use `x:row` for `row`. Attributes keep theirs. */
export interface XmlHandlers {
  open?(name: string, attributes: Readonly<Record<string, string>>): void;
  /** Character data and CDATA, possibly in several chunks. */
  text?(text: string): void;
  close?(name: string): void;
}

const local = (name: string): string => name.slice(name.indexOf(':') + 1);

const parserFor = (part: string, handlers: XmlHandlers): SaxesParser => {
  const parser = new SaxesParser();
  let depth = 0;
  parser.on('doctype', () => {
    throw new WorkbookRefused('document-type', part);
  });
  parser.on('error', (error) => {
    throw new WorkbookRefused('damaged', `${part}: ${error.message}`);
  });
  parser.on('opentag', (tag) => {
    depth += 1;
    if (depth > maxDepth) throw new WorkbookRefused('too-deep', part);
    handlers.open?.(local(tag.name), tag.attributes);
  });
  parser.on('closetag', (tag) => {
    depth -= 1;
    handlers.close?.(local(tag.name));
  });
  parser.on('text', (text) => handlers.text?.(text));
  parser.on('cdata', (text) => handlers.text?.(text));
  return parser;
};

/**
 * Streams one XML part through its handlers, one chunk at a time.
 *
 * @throws WorkbookRefused for a missing part, a document type declaration, more than 64 levels, or malformed XML
 */
export const readXml = async (parts: Parts, part: string, handlers: XmlHandlers): Promise<void> => {
  const parser = parserFor(part, handlers);
  const decoder = new StringDecoder('utf8');
  for await (const chunk of parts.open(part)) parser.write(decoder.write(chunk));
  parser.write(decoder.end()).close();
};
