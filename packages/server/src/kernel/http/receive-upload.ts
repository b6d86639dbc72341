import type { Endpoint } from '@attestry/contract/kernel/endpoint.ts';
import { placeErrors } from '@attestry/contract/kernel/errors.ts';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../access/actor.ts';
import { organisationOf, personOf } from '../access/caller.ts';
import type { PublicContext } from '../calls/context.ts';
import { refuse } from '../calls/refusal.ts';
import { type NoPlace, type Place, uploadPlaces } from '../places/places.ts';
import { readUpload } from './upload.ts';

export interface AnyUploadHandler {
  admit(ctx: unknown, input: unknown): Promise<unknown>;
  store(ctx: unknown, input: unknown): Promise<unknown>;
}

interface UploadEndpoint {
  upload: NonNullable<Endpoint['upload']>;
  body: Endpoint['body'];
  /** Authorises the caller; throws who may not call. */
  authorise(): Promise<Actor | undefined>;
}

const answerWithout = (noPlace: NoPlace, { withoutPlace }: UploadEndpoint['upload']): object => {
  if (!withoutPlace) throw refuse(placeErrors[noPlace]);
  return withoutPlace[noPlace];
};

const organisationOrPerson = async (
  { kernel }: PublicContext,
  actor: Actor | undefined,
  person: string,
): Promise<string> => (actor ? organisationOf(kernel.database.reads, actor) : person);

/**
 * Handles an upload within its place: validates the fields, asks `admit`, then reads the file in chunks and stores it. A slow
 * file takes hours, so the caller is authorised again before it is stored.
 */
export const receiveUpload = async (
  request: FastifyRequest,
  ctx: PublicContext,
  { upload, body: schema, authorise }: UploadEndpoint,
  handler: AnyUploadHandler,
): Promise<unknown> => {
  const person = personOf(request);
  const organisation = await organisationOrPerson(ctx, ctx.actor, person);
  const place: Place | { noPlace: NoPlace } = uploadPlaces.take({ person, organisation }, 0);
  if ('noPlace' in place) return answerWithout(place.noPlace, upload);
  const context = { ...ctx, organisation, log: request.log };
  const parts = { params: request.params, query: request.query };
  try {
    const admit = (body: unknown) => handler.admit(context, { ...parts, body });
    const read = await readUpload(request, { ...upload, schema, place, admit });
    if ('noPlace' in read) return answerWithout(read.noPlace, upload);
    if ('answer' in read) return read.answer;
    return await handler.store({ ...context, actor: await authorise() }, { ...parts, ...read });
  } finally {
    place.leave();
  }
};
