import { z } from 'zod';
import { feature } from '../../kernel/endpoint.ts';
import { named } from '../../kernel/fields.ts';
import { optionsSearch } from './certification-body.schema.ts';

export const certificationBodyApi = feature({
  options: {
    method: 'GET',
    path: '/certificationbody/api/CertificationBody/getCertificationBodyOptions',
    permission: ['CertificationBody.View', 'Audit.View', 'Audit.Generate'],
    summary: 'Find certification bodies to pick from',
    query: optionsSearch,
    response: z.array(named),
  },
});
