import { posix } from 'node:path';
import { WorkbookRefused } from './workbook-refused.ts';
import { readXml } from './xml-part.ts';
import type { Parts } from './zip-guard.ts';

export interface PackageRelation {
  id: string;
  /**
   * The last segment of the relationship type: `worksheet`, `sharedStrings`, … It is the same in both editions of the
   * standard.
   */
  type: string;
  /** The name of the target part. */
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
  // Another file embedded in a text document, which may contain macros.
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

/**
 * A text document names the template it was created from, on its author's own disk. Nothing is fetched from elsewhere for
 * that.
 */
const isOwnTemplate = (type: string, target: string): boolean =>
  type === 'attachedTemplate' && /^(file:\/\/\/)?[a-z]:/i.test(target);

const refuseRelation = (
  type: string,
  { external, target }: { external: boolean; target: string },
  where: string,
): void => {
  if (activeTypes.has(type)) throw new WorkbookRefused('macros', `${where}: ${type}`);
  const leadsElsewhere = external && type !== 'hyperlink' && !isOwnTemplate(type, target);
  if (linkTypes.has(type) || leadsElsewhere) {
    throw new WorkbookRefused('external-links', `${where}: ${type}`);
  }
};

/**
 * Reads all relationships and content types of a package, so that active content is found under any name.
 *
 * @returns relations by the relationships part that contains them, without hyperlinks
 * @throws WorkbookRefused for macros, controls, embedded files, external links
 */
export const readRelations = async (parts: Parts): Promise<ReadonlyMap<string, readonly PackageRelation[]>> => {
  await readXml(parts, '[Content_Types].xml', {
    open: (_, { ContentType = '' }) => {
      if (activeContent.test(ContentType)) throw new WorkbookRefused('macros', ContentType);
    },
  });
  const byPart = new Map<string, PackageRelation[]>();
  for (const name of parts.names().filter((part) => part.toLowerCase().endsWith('.rels'))) {
    const relations: PackageRelation[] = [];
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

/** The relations of a part, in document order; those of the package itself for an empty name. */
export const relationsOfPart = (
  all: ReadonlyMap<string, readonly PackageRelation[]>,
  part: string,
): readonly PackageRelation[] =>
  all.get(part === '' ? '_rels/.rels' : `${posix.dirname(part)}/_rels/${posix.basename(part)}.rels`.toLowerCase()) ??
  [];
