import { posix } from 'node:path';
import { WorkbookRefused } from './workbook-refused.ts';
import { readXml } from './xml-part.ts';
import type { Parts } from './zip-guard.ts';

export interface Relation {
  id: string;
  /** The last word of the relationship type: `worksheet`, `sharedStrings`, … the same in both editions of the standard. */
  type: string;
  /** Name of the part it leads to. */
  part: string;
}

const activeTypes = new Set([
  'vbaProject',
  'oleObject',
  'package',
  'control',
  'activeXControlBinary',
  'attachedToolbars',
  'dialogsheet',
  'xlMacrosheet',
  'xlIntlMacrosheet',
  // Another file in a text document, of a kind that may hold macros.
  'aFChunk',
]);
const linkTypes = new Set(['externalLink', 'externalLinkPath', 'connections']);
const activeContent = /macroEnabled|vbaProject|macrosheet|dialogsheet|activeX/i;

/** `xl/_rels/workbook.xml.rels` belongs to `xl/workbook.xml`: its targets are relative to `xl`. */
const folderOf = (relationsPart: string): string => posix.dirname(posix.dirname(relationsPart));

const targetPart = (relationsPart: string, target: string): string => {
  const path = target.startsWith('/') ? target.slice(1) : posix.join(folderOf(relationsPart), target);
  const part = posix.normalize(path);
  if (part === '..' || part.startsWith('../')) throw new WorkbookRefused('unsafe-names', target);
  return part;
};

/** A text document names the template it was begun with, on its author's own disk: nothing is fetched for that from elsewhere. */
const isOwnTemplate = (type: string, target: string): boolean =>
  type === 'attachedTemplate' && /^(file:\/\/\/)?[a-z]:/i.test(target);

const refuseRelation = (
  type: string,
  { external, target }: { external: boolean; target: string },
  where: string,
): void => {
  if (activeTypes.has(type)) throw new WorkbookRefused('macros', `${where}: ${type}`);
  const leadsAway = external && type !== 'hyperlink' && !isOwnTemplate(type, target);
  if (linkTypes.has(type) || leadsAway) {
    throw new WorkbookRefused('external-links', `${where}: ${type}`);
  }
};

/**
 * Reads every relationship and the content types of a package, so that active content is found under whatever name.
 *
 * @returns relations by the relationships part that holds them; hyperlinks are left out
 * @throws WorkbookRefused for macros, controls, embedded files, external links
 */
export const readRelations = async (parts: Parts): Promise<ReadonlyMap<string, readonly Relation[]>> => {
  await readXml(parts, '[Content_Types].xml', {
    open: (_, { ContentType = '' }) => {
      if (activeContent.test(ContentType)) throw new WorkbookRefused('macros', ContentType);
    },
  });
  const byPart = new Map<string, Relation[]>();
  for (const name of parts.names().filter((part) => part.toLowerCase().endsWith('.rels'))) {
    const relations: Relation[] = [];
    await readXml(parts, name, {
      open: (element, { Id: id = '', Type = '', Target = '', TargetMode }) => {
        if (element !== 'Relationship') return;
        const type = Type.slice(Type.lastIndexOf('/') + 1);
        const external = TargetMode !== undefined && TargetMode !== 'Internal';
        refuseRelation(type, { external, target: Target }, name);
        if (type !== 'hyperlink' && !external) relations.push({ id, type, part: targetPart(name, Target) });
      },
    });
    byPart.set(name.toLowerCase(), relations);
  }
  return byPart;
};

/** The relations a part has to others, in the order they are written; those of the package itself for an empty name. */
export const relationsOf = (all: ReadonlyMap<string, readonly Relation[]>, part: string): readonly Relation[] =>
  all.get(part === '' ? '_rels/.rels' : `${posix.dirname(part)}/_rels/${posix.basename(part)}.rels`.toLowerCase()) ??
  [];
