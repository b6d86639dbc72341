import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import {
  awardedGrade,
  type CertificationStatus,
  type RecordStatus,
} from '@attestry/contract/features/audit/audit.states.ts';
import { certificateErrors } from '@attestry/contract/features/certificate/certificate.errors.ts';
import { logoOffer } from '@attestry/contract/features/certificate/logos.parts.ts';
import { kernelErrors } from '@attestry/contract/kernel/errors.ts';
import { sql } from 'kysely';
import { organisationOf } from '../../kernel/access/caller.ts';
import { oneFound } from '../../kernel/access/guards.ts';
import type { Context, FileToSend } from '../../kernel/calls/context.ts';
import { refuse } from '../../kernel/calls/refusal.ts';
import { drawSvg } from '../../kernel/documents/typeset.ts';
import { rasterise } from '../../kernel/images/images.ts';
import { type StreamedPart, zipStream } from '../../kernel/workbooks/zip-stream.ts';
import { byOwnCompany, seeAudit, shownStatus } from '../audit/audit.public.ts';

const drawing = readFileSync(new URL('./logos.typ', import.meta.url), 'utf8');

/** In colour, and in black for single-colour printing. */
const inks = { colour: '#0b5646', mono: '#000000' } as const;

/** In pixels: for screens, and for print. */
const widths = [600, 2400];

interface LogoFacts {
  siteCode: string;
  ownCompany: boolean;
  recordStatus: RecordStatus;
  certificationStatus: CertificationStatus;
  standard: string;
  exclusion: string | null;
  grade: string | null;
}

const factsOf = async ({ db, actor, today }: Context, auditId: string): Promise<LogoFacts> => {
  const { rows } = await sql<LogoFacts>`
    select audit.site_id::text as "siteCode", ${byOwnCompany(actor)} as "ownCompany", audit.record_status as "recordStatus",
      ${shownStatus(today)} as "certificationStatus", standard.name as standard, audit.exclusion, audit.grade
    from audit join standard on standard.id = audit.standard_id
    where audit.id = ${auditId}::bigint and ${seeAudit(actor)}`.execute(db);
  return oneFound(rows);
};

const requireLogos = (facts: LogoFacts): void => {
  if (!facts.ownCompany) throw refuse(kernelErrors.denied);
  const offer = logoOffer(facts);
  if (offer === 'excluded') throw refuse(certificateErrors.logosExcluded);
  if (offer === 'not offered') throw refuse(certificateErrors.logosUnavailable);
};

async function* logosOf(
  { standard, ...facts }: LogoFacts,
  { product, organisation }: { product: string; organisation: string },
): AsyncGenerator<StreamedPart> {
  const grade = awardedGrade(facts.grade);
  const name = ['Logo', standard.replaceAll(/[^A-Za-z]+/g, ''), grade.replace(' ', '')].filter(Boolean).join('-');
  for (const [kind, ink] of Object.entries(inks)) {
    const svg = await drawSvg(drawing, { ink, product, standard, grade }, { organisation });
    yield { name: `${name}-${kind}.svg`, content: [svg] };
    for (const width of widths)
      yield { name: `${name}-${kind}-${width}px.png`, content: [await rasterise(svg, width, organisation)] };
  }
}

/**
 * The seals a certificated company may show: for its standard and grade, in colour and mono, as SVG and in two sizes as
 * PNG.
 */
export const logosFile = async (ctx: Context, auditId: string): Promise<FileToSend> => {
  const facts = await factsOf(ctx, auditId);
  requireLogos(facts);
  const organisation = await organisationOf(ctx.db, ctx.actor);
  const drawn = logosOf(facts, { product: ctx.kernel.settings.PRODUCT_NAME, organisation });
  return {
    // Drawn completely before the answer starts, so that a failure can still be reported.
    content: () => buffer(zipStream(drawn)),
    type: 'application/zip',
    name: `Logos-${facts.siteCode}.zip`,
  };
};
