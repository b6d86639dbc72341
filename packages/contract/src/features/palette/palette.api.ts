import { z } from 'zod';
import { feature, get } from '../../kernel/endpoint.ts';
import { paletteGroup, paletteQuery, paletteRow, recentQuery } from './palette.schema.ts';

const palette = '/companydirectory/api/Palette';

export const paletteApi = feature({
  find: {
    ...get(palette, 'signedIn', 'Find the first records of every kind that a search term means'),
    query: paletteQuery,
    response: z.array(paletteGroup),
    whileTyping: true,
  },
  recent: {
    ...get(
      `${palette}/recent`,
      'signedIn',
      'Read records that were opened before, as far as the caller still sees them',
    ),
    query: recentQuery,
    response: z.array(paletteRow),
  },
});
